import type { GatsbyBrowser } from "gatsby";
import { SiteLayout } from "../../components/layout/site-layout";
import type { PageContext } from "../../domain/page-entry";
import { ChatLauncher } from "../../features/chatbot/chat-launcher";
import { SiteSearch } from "../../features/search/site-search";

/** Puts the layout around every page; it stays mounted while pages change. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props: { location, pageContext },
}) => (
  <SiteLayout
    path={location.pathname}
    kind={(pageContext as Partial<PageContext>).page?.kind}
    tools={<SiteSearch page={`${location.pathname}${location.search}${location.hash}`} />}
    floating={<ChatLauncher location={location} />}
  >
    {element}
  </SiteLayout>
);
