import { Global } from "@emotion/react";
import type { ComponentType } from "react";
import { Draft } from "../../components/layout/draft";
import { Footer } from "../../components/layout/footer";
import { HeaderBar, Header } from "../../components/layout/header";
import { mainStyles } from "../../components/primitives/styles";
import { SiteDataContext } from "../../components/site/site-data";
import { headingFontFaces } from "../../theme/fonts";
import { globalStyles } from "../../theme/global-styles";
import { useQuietFrame } from "./frame";
import { BrokenPage, Message } from "./message";
import type { PageKind } from "./page-kinds";
import type { ShownPage } from "./shown-page";
import { Toolbar } from "./toolbar";
import { type PreviewedEntry, useShownPage } from "./use-shown-page";

/** A preview has no query and no fragment. */
const location = { search: "", hash: "" };

/** A page with header and footer, composed as in the site's layout. */
const Page = ({ kind, page: { layout, ...shown } }: { kind: PageKind; page: ShownPage }) => {
  const { bare = false, path = "", withheld } = shown.pageContext.page ?? {};
  const View = kind.View as ComponentType<typeof shown & { location: typeof location }>;
  return (
    <SiteDataContext value={layout}>
      {bare ? <HeaderBar /> : <Header path={path} tools={null} />}
      <main id="content" tabIndex={-1} css={mainStyles}>
        <Draft page={{ withheld }} />
        <View {...shown} location={location} />
      </main>
      {!bare && <Footer />}
    </SiteDataContext>
  );
};

interface PreviewProps {
  previewed: PreviewedEntry;
  /** The document of the preview's iframe. */
  frame: Document;
}

/** The page of the edited entry, in an iframe. */
export const Preview = ({ previewed, frame }: PreviewProps) => {
  const outcome = useShownPage(previewed);
  useQuietFrame(frame);
  return (
    <>
      <Global styles={[...globalStyles, headingFontFaces]} />
      <Toolbar frame={frame} page={outcome} />
      {"message" in outcome ? (
        <Message name={outcome.message} />
      ) : (
        <BrokenPage page={outcome.page}>
          <Page kind={previewed.kind} page={outcome.page} />
        </BrokenPage>
      )}
    </>
  );
};
