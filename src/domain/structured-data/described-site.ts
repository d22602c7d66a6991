import type { SiteSettings } from "../content/settings";
import { canonicalPath } from "../paths";
import type { PictureFacts } from "./page-facts";

/** What is true on every page. */
export interface DescribedSite {
  settings: SiteSettings;
  /** A square picture that stands for the company. */
  logo: PictureFacts;
}

/** The canonical address of a path. The home page's ends with a slash, as browsers write it. */
export const addressOf = (url: string, path: string): string => `${url}${canonicalPath(path)}`;
