import type { SectionOptions } from "../../components/primitives/section";
import type { PageEntry } from "../../domain/page-entry";

/** The props of a block's component: its fields, its appearance, and the id of its heading. */
export type BlockProps<Data> = Data & SectionOptions & { id: string };

/** Data of the page, which some blocks need. */
export interface BlockPage {
  page: PageEntry;
  location: Pick<Location, "search" | "hash">;
  /** Sent with each enquiry. */
  campaign: string | null;
}
