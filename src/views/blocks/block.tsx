import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { Tone } from "../../components/primitives/section";
import type { Ground } from "../../domain/content/blocks/block";
import { ArticlesBlock, IndustriesBlock, QuoteBlock, ServicesBlock, WorkBlock } from "./card-blocks";
import { ContactBlock, FormBlock, HeroBlock } from "./contact-blocks";
import { FiguresBlock, LogosBlock, PricesBlock, QuestionsBlock, TilesBlock } from "./list-blocks";
import type { BlockPage, BlockPlace } from "./placed-block";
import { ClosingBlock, PictureBlock, SeparatorBlock, TextBlock, VideoBlock } from "./text-blocks";

export const fragment = graphql`
  fragment Block on Block {
    __typename
    ...HeroBlock
    ...TextBlock
    ...PictureBlock
    ...FiguresBlock
    ...TilesBlock
    ...ServicesBlock
    ...IndustriesBlock
    ...ArticlesBlock
    ...WorkBlock
    ...QuestionsBlock
    ...QuoteBlock
    ...LogosBlock
    ...VideoPlayer
    ...PricesBlock
    ...FormBlock
    ...ContactBlock
    ...ClosingBlock
    ...SeparatorBlock
  }
`;

const tones: Record<Ground, Tone> = { plain: "background", tinted: "surface", dark: "night" };

interface BlockProps extends BlockPage {
  block: Queries.BlockFragment;
  /** Where it stands among the blocks of the page, from 1. */
  number: number;
}

/** A block of a page, whatever its kind. */
export const Block = ({ block, number, ...on }: BlockProps): ReactNode => {
  const place: BlockPlace = {
    id: `block-${number}`,
    anchor: block.anchor,
    tone: tones[(block.ground ?? "plain") as Ground],
  };
  switch (block.__typename) {
    case "HeroBlock":
      return <HeroBlock block={block} place={place} {...on} />;
    case "TextBlock":
      return <TextBlock block={block} place={place} />;
    case "PictureBlock":
      return <PictureBlock block={block} place={place} />;
    case "FiguresBlock":
      return <FiguresBlock block={block} place={place} />;
    case "TilesBlock":
      return <TilesBlock block={block} place={place} />;
    case "ServicesBlock":
      return <ServicesBlock block={block} place={place} />;
    case "IndustriesBlock":
      return <IndustriesBlock block={block} place={place} />;
    case "ArticlesBlock":
      return <ArticlesBlock block={block} place={place} />;
    case "WorkBlock":
      return <WorkBlock block={block} place={place} />;
    case "QuoteBlock":
      return <QuoteBlock block={block} place={place} />;
    case "QuestionsBlock":
      return <QuestionsBlock block={block} place={place} location={on.location} />;
    case "LogosBlock":
      return <LogosBlock block={block} place={place} />;
    case "VideoBlock":
      return <VideoBlock block={block} place={place} />;
    case "PricesBlock":
      return <PricesBlock block={block} place={place} />;
    case "FormBlock":
      return <FormBlock block={block} place={place} {...on} />;
    case "ContactBlock":
      return <ContactBlock block={block} place={place} />;
    case "ClosingBlock":
      return <ClosingBlock block={block} place={place} />;
    case "SeparatorBlock":
      return <SeparatorBlock place={place} />;
  }
};
