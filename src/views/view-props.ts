import type { PageContext } from "../domain/page-entry";
import type { Present } from "../domain/present";

/** What the view of a page is given. */
export interface ViewProps<Query, Context extends PageContext = PageContext> {
  data: Present<Query>;
  pageContext: Context;
  location: Pick<Location, "search" | "hash">;
}
