import type { PreRenderHTMLArgs } from "gatsby";
import mark from "../../../static/favicon.svg";
import { iconFiles, iconSizes } from "../../components/layout/icon-files";
import { routes } from "../../domain/paths";

const { scalable, touch } = iconFiles;

/** The mark as an address (RFC 2397), of which no more is escaped than has to be: the page shows the same shapes, and both are compressed as one. */
const markAddress = `data:${scalable.type},${mark.trim().replace(/["#%<>]/g, encodeURIComponent)}`;

/**
 * Names the site's icons. A browser asks for that of its tab while the first picture of the page is on the line, so
 * pages bring it along. The home page names the file, for search engines show what they find there
 * (https://developers.google.com/search/docs/appearance/favicon-in-search). Chromium would fetch each icon of another
 * form as well, so a page names one; what knows no SVG asks for the classic one unasked.
 */
export const addIconHead = ({ pathname, getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void => {
  const href = pathname === routes.home ? scalable.path : markAddress;
  replaceHeadComponents([
    ...getHeadComponents(),
    <link key="icon" rel="icon" href={href} type={scalable.type} sizes={iconSizes(scalable)} />,
    <link key="touch-icon" rel="apple-touch-icon" href={touch.path} sizes={iconSizes(touch)} />,
  ]);
};
