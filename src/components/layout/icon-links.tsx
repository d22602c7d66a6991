import { useContext } from "react";
import { PageHead, PageHeadContext } from "../primitives/page-head";
import { iconFiles, iconSizes, webManifestPath } from "./icon-files";

const { scalable, touch } = iconFiles;

/**
 * Tells browsers where the site's icons are, and its web app manifest, which names some more. Chromium would fetch each
 * icon of another form as well, so a page names one; what knows no SVG asks for the classic one unasked.
 */
export const IconLinks = () => {
  const isBuilt = useContext(PageHeadContext) !== undefined;
  const manifest = <link rel="manifest" href={webManifestPath} />;
  return (
    <PageHead>
      <link rel="icon" href={scalable.path} type={scalable.type} sizes={iconSizes(scalable)} />
      <link rel="apple-touch-icon" href={touch.path} sizes={iconSizes(touch)} />
      {/* Nobody puts a page on a home screen before the first touch: with scripts React adds it, and it shares no line with what is read first. */}
      {isBuilt ? <noscript>{manifest}</noscript> : manifest}
    </PageHead>
  );
};
