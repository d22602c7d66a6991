import { graphql } from "gatsby";
import type { ComponentType } from "react";
import type { Tone } from "../../components/primitives/section";
import type { Ground } from "../../domain/content/blocks/block";
import type { BlockPage, BlockSection, BlockProps } from "./block-props";
import { ArticlesBlock, IndustriesBlock, QuoteBlock, ServicesBlock, WorkBlock } from "./card-blocks";
import { ContactBlock, FormBlock, HeroBlock } from "./contact-blocks";
import { FiguresBlock, LogosBlock, PricesBlock, QuestionsBlock, TilesBlock } from "./list-blocks";
import { ClosingBlock, PictureBlock, SeparatorBlock, TextBlock, VideoBlock } from "./text-blocks";

export const fragment = graphql`
  fragment Block on Block {
    __typename
    ground
    anchor
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
    ...VideoBlock
    ...PricesBlock
    ...FormBlock
    ...ContactBlock
    ...ClosingBlock
  }
`;

const tones: Record<Ground, Tone> = { plain: "background", tinted: "surface", dark: "night" };

interface AnyBlockProps extends BlockPage {
  block: Queries.BlockFragment;
  /** Where it stands among the blocks of the page, from 1. */
  number: number;
}

type Kind = Queries.BlockFragment["__typename"];

/** The component of each kind of block. */
const components: {
  [Name in Kind]: ComponentType<BlockPage & BlockProps<Extract<Queries.BlockFragment, { __typename: Name }>>>;
} = {
  HeroBlock,
  TextBlock,
  PictureBlock,
  FiguresBlock,
  TilesBlock,
  ServicesBlock,
  IndustriesBlock,
  ArticlesBlock,
  WorkBlock,
  QuestionsBlock,
  QuoteBlock,
  LogosBlock,
  VideoBlock,
  PricesBlock,
  FormBlock,
  ContactBlock,
  ClosingBlock,
  SeparatorBlock,
};

/** A block of a page, whatever its kind. */
export const Block = ({ block, number, ...on }: AnyBlockProps) => {
  const section: BlockSection = {
    id: `block-${number}`,
    anchor: block.anchor,
    tone: tones[(block.ground ?? "plain") as Ground],
  };
  // The component of the block's own kind.
  const Component = components[block.__typename] as ComponentType<BlockPage & BlockProps<Queries.BlockFragment>>;
  return <Component block={block} section={section} {...on} />;
};
