import { Draft } from "../components/layout/draft";
import type { PageEntry } from "../domain/page-entry";
import type { Present } from "../domain/present";
import { Block } from "./blocks/block";

interface BuiltPageViewProps {
  data: Present<Queries.BuiltPageTemplateQuery>;
  page: PageEntry;
  location: Pick<Location, "search" | "hash">;
}

/** A page from blocks. */
export const BuiltPageView = ({ data: { builtPage }, page, location }: BuiltPageViewProps) => (
  <div data-accent={builtPage.accent ?? undefined}>
    <Draft entry={builtPage} />
    {builtPage.blocks.map((block, index) => (
      <Block
        key={index}
        block={block}
        number={index + 1}
        page={page}
        location={location}
        campaign={builtPage.campaign}
      />
    ))}
  </div>
);
