import type { PageContext } from "../domain/page-entry";
import type { Present } from "../domain/present";

export interface ViewProps<Query, Context extends PageContext = PageContext> {
  data: Present<Query>;
  pageContext: Context;
  location: Pick<Location, "search" | "hash">;
}
