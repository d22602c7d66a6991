import { Block } from "./blocks/block";
import type { ViewProps } from "./view-props";

export const BuiltPageView = ({
  data: { builtPage },
  pageContext: { page },
  location,
}: ViewProps<Queries.BuiltPageTemplateQuery>) => (
  <div data-accent={builtPage.accent ?? undefined}>
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
