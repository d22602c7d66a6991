import type { GatsbyBrowser } from "gatsby";
import { SiteLayout } from "../../components/layout/site-layout";
import { ChatLauncher } from "../../features/chatbot/chat-launcher";
import { SiteSearch } from "../../features/search/site-search";

/** Puts the layout around every page; it stays mounted while pages change. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element, props: { location } }) => (
  <SiteLayout
    path={location.pathname}
    tools={<SiteSearch page={`${location.pathname}${location.search}${location.hash}`} />}
    floating={<ChatLauncher location={location} />}
  >
    {element}
  </SiteLayout>
);
