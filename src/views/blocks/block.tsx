import { graphql } from "gatsby";
import type { ComponentType } from "react";
import { CaseStudyGrid } from "../../components/sections/case-study-card";
import { IndustryGrid } from "../../components/sections/industry-grid";
import { PostGrid } from "../../components/sections/post-list";
import { Overview } from "../../components/sections/prose-sections";
import { Questions } from "../../components/sections/questions";
import { ServiceGrid } from "../../components/sections/service-grid";
import { StatStrip } from "../../components/sections/stat-strip";
import { TileGrid } from "../../components/sections/tile-grid";
import type { Ground } from "../../domain/content/blocks/block";
import type { BlockPage, BlockProps } from "./block-props";
import { ContactBlock, FormBlock, HeroBlock } from "./contact-blocks";
import { LogosBlock, PricesBlock } from "./list-blocks";
import { ClosingBlock, QuoteBlock, SeparatorBlock, TextBlock, VideoBlock } from "./text-blocks";

export const fragment = graphql`
  fragment Block on Block {
    __typename
    ground
    anchor
    ...HeroBlock
    ...TextBlock
    ...QuoteBlock
    ...LogosBlock
    ...VideoBlock
    ...PricesBlock
    ...FormBlock
    ...ContactBlock
    ...ClosingBlock
    ... on PictureBlock {
      heading
      html
      mirrored
      image {
        ...WideImage
      }
      button {
        label
        to
      }
    }
    ... on FiguresBlock {
      stats: figures {
        ...StatStrip
      }
    }
    ... on TilesBlock {
      heading
      tiles {
        ...TileGrid
      }
    }
    ... on ServicesBlock {
      heading
      intro
      buttonLabel
      services {
        ...ServiceCard
      }
    }
    ... on IndustriesBlock {
      heading
      intro
      buttonLabel
      industries {
        ...IndustryCard
      }
    }
    ... on ArticlesBlock {
      heading
      posts {
        ...PostCard
      }
      labels {
        ...PostCardLabels
      }
    }
    ... on WorkBlock {
      heading
      studies {
        ...CaseStudyCard
      }
      labels {
        ...RelatedWorkLabels
      }
    }
    ... on QuestionsBlock {
      heading
      questions {
        ...Questions
      }
    }
  }
`;

interface AnyBlockProps extends BlockPage {
  block: Queries.BlockFragment;
  /** The position among the page's blocks, from 1. */
  number: number;
}

type Kind = Queries.BlockFragment["__typename"];

const components: {
  [Name in Kind]: ComponentType<BlockProps<Extract<Queries.BlockFragment, { __typename: Name }>> & BlockPage>;
} = {
  HeroBlock,
  TextBlock,
  PictureBlock: Overview,
  FiguresBlock: StatStrip,
  TilesBlock: TileGrid,
  ServicesBlock: ServiceGrid,
  IndustriesBlock: IndustryGrid,
  ArticlesBlock: PostGrid,
  WorkBlock: CaseStudyGrid,
  QuestionsBlock: Questions,
  QuoteBlock,
  LogosBlock,
  VideoBlock,
  PricesBlock,
  FormBlock,
  ContactBlock,
  ClosingBlock,
  SeparatorBlock,
};

export const Block = ({ block, number, ...on }: AnyBlockProps) => {
  // Matches the block's type, which TypeScript cannot infer.
  const Component = components[block.__typename] as ComponentType<BlockProps<Queries.BlockFragment> & BlockPage>;
  return <Component {...block} {...on} id={`block-${number}`} ground={(block.ground ?? "plain") as Ground} />;
};
