import type { SectionOptions } from "../../components/primitives/section";
import type { PageEntry } from "../../domain/page-entry";

/** What the section of a block is given: its look, and the id of its heading. */
export type BlockSection = SectionOptions & { id: string };

/** What the component of a kind of block is given. */
export interface BlockProps<Data> {
  block: Data;
  section: BlockSection;
}

/** What some blocks know of the page that they are on. */
export interface BlockPage {
  page: PageEntry;
  location: Pick<Location, "search" | "hash">;
  /** Goes with each enquiry. */
  campaign: string | null;
}
