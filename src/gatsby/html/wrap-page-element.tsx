import type { GatsbyBrowser } from "gatsby";
import { SiteLayout } from "../../components/layout/site-layout";
import { Analytics } from "../../features/analytics/analytics";
import { ChatWidget } from "../../features/chatbot/chat-widget";
import type { PageContext } from "../../domain/page-entry";
import { assertPresent } from "../../domain/present";
import { SiteSearch } from "../../features/search/site-search";

/** Puts the layout around every page; it stays mounted while pages change. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props: { data, location, pageContext },
}) => {
  assertPresent(data, location.pathname);
  return (
    <SiteLayout
      path={location.pathname}
      bare={(pageContext as Partial<PageContext>).page?.bare}
      tools={<SiteSearch page={`${location.pathname}${location.search}${location.hash}`} />}
      floating={
        <>
          <ChatWidget />
          <Analytics page={`${location.pathname}${location.search}`} />
        </>
      }
    >
      {element}
    </SiteLayout>
  );
};
