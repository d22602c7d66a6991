import { Global } from "@emotion/react";
import { useState } from "react";
import { Footer } from "../../components/layout/footer";
import { BareHeader, Header } from "../../components/layout/header";
import { mainStyles } from "../../components/primitives/styles";
import { SiteDataContext } from "../../components/site/site-data";
import { headingFontFaces } from "../../theme/fonts";
import { globalStyles } from "../../theme/global-styles";
import { type PreviewTheme, type PreviewWidth, useFrameTheme, useFrameWidth, useQuietFrame } from "./frame";
import { BrokenPage, Message } from "./message";
import type { PageKind } from "./page-kinds";
import { at } from "./plain-json";
import type { ShownPage } from "./shown-page";
import { Toolbar } from "./toolbar";
import { type PreviewedEntry, useShownPage } from "./use-shown-page";

const systemTheme = (): PreviewTheme => (window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

/** A page and what stands around it, as the site's layout puts them together. */
const Page = ({ kind, page }: { kind: PageKind; page: ShownPage }) => {
  const bare = at(at(page.pageContext, "page"), "bare") === true;
  return (
    <SiteDataContext value={page.layout}>
      {bare ? <BareHeader /> : <Header path={page.path} tools={null} />}
      <main id="content" tabIndex={-1} css={mainStyles}>
        {kind.render(page)}
      </main>
      {!bare && <Footer />}
    </SiteDataContext>
  );
};

interface PreviewProps {
  previewed: PreviewedEntry;
  /** The document in which the page is shown. */
  frame: Document;
}

/** The page of the entry that is edited, in a document of its own. */
export const Preview = ({ previewed, frame }: PreviewProps) => {
  const [theme, setTheme] = useState(systemTheme);
  const [width, setWidth] = useState<PreviewWidth>("full");
  const outcome = useShownPage(previewed);
  useQuietFrame(frame);
  useFrameTheme(frame, theme, outcome);
  useFrameWidth(frame, width);
  return (
    <>
      <Global styles={[...globalStyles, headingFontFaces]} />
      <Toolbar theme={theme} width={width} onTheme={setTheme} onWidth={setWidth} />
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
