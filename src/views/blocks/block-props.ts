import type { SectionOptions } from "../../components/primitives/section";
import type { PageEntry } from "../../domain/page-entry";

/** What the component of a kind of block is given: its fields, its look, and the id of its heading. */
export type BlockProps<Data> = Data & SectionOptions & { id: string };

/** What some blocks know of the page that they are on. */
export interface BlockPage {
  page: PageEntry;
  location: Pick<Location, "search" | "hash">;
  /** Goes with each enquiry. */
  campaign: string | null;
}
