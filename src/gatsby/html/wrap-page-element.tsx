import type { GatsbyBrowser } from "gatsby";
import { OptionalPart } from "../../components/layout/optional-part";
import { SiteLayout } from "../../components/layout/site-layout";
import type { PageContext } from "../../domain/page-entry";
import { assertPresent } from "../../domain/present";
import { Analytics } from "../../features/analytics/analytics";
import { ChatWidget } from "../../features/chatbot/chat-widget";
import { SiteSearch } from "../../features/search/site-search";

/** Wraps every page in the layout, which stays mounted across navigation. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props: { data, location, pageContext },
}) => {
  assertPresent(data, location.pathname);
  return (
    <SiteLayout
      path={location.pathname}
      bare={(pageContext as Partial<PageContext>).page?.bare}
      tools={
        <OptionalPart name="search">
          <SiteSearch page={`${location.pathname}${location.search}${location.hash}`} />
        </OptionalPart>
      }
      floating={
        <>
          <OptionalPart name="chat">
            <ChatWidget />
          </OptionalPart>
          <Analytics page={`${location.pathname}${location.search}`} />
        </>
      }
    >
      {element}
    </SiteLayout>
  );
};
