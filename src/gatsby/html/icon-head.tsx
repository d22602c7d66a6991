import type { PreRenderHTMLArgs } from "gatsby";
import mark from "../../../static/favicon.svg";
import { iconFiles, iconSizes, largestOf } from "../../components/layout/icon-files";
import { routes } from "../../domain/paths";

const { classic, scalable, touch } = iconFiles;

/**
 * The mark as an address (RFC 2397), of which no more is escaped than has to be: the page shows the same shapes, and
 * both are compressed as one.
 */
const markAddress = `data:${scalable.type},${mark.trim().replace(/["#%<>]/g, encodeURIComponent)}`;

/**
 * For search engines, which look for a file on the home page and show it from 48 pixels on
 * (https://developers.google.com/search/docs/appearance/favicon-in-search). Chromium fetches it as well where more than
 * one size is said of it.
 */
const searchIcon = (
  <link key="search-icon" rel="icon" href={classic.path} type={classic.type} sizes={iconSizes(largestOf(classic))} />
);

/**
 * Names the site's icons. A browser asks for that of its tab while the first picture of the page is on the line, so
 * pages bring it along. What knows no SVG asks for the classic one unasked.
 */
export const addIconHead = ({ pathname, getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void =>
  replaceHeadComponents([
    ...getHeadComponents(),
    ...(pathname === routes.home ? [searchIcon] : []),
    <link key="icon" rel="icon" href={markAddress} type={scalable.type} sizes={iconSizes(scalable)} />,
    <link key="touch-icon" rel="apple-touch-icon" href={touch.path} sizes={iconSizes(touch)} />,
  ]);
