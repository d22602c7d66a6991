import type { ListedPage } from "../../domain/listed-page";
import { isPreview } from "../publication/current-stage";
import { gitDates } from "./git-dates";
import { listPages } from "./list-pages";
import type { PageContent } from "./page-content";

/**
 * The one list of the site's pages. Their heads, the sitemap, the feeds and all other descriptions are made of it.
 *
 * @param content what pages there are
 */
export const readListedPages = async (content: PageContent): Promise<ListedPage[]> =>
  listPages(content, await gitDates(process.cwd(), "content"), isPreview());
