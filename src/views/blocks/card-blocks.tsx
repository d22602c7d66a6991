import { graphql } from "gatsby";
import { IndustryGrid } from "../../components/sections/industry-grid";
import { PostGrid } from "../../components/sections/post-list";
import { ServiceGrid } from "../../components/sections/service-grid";
import type { PlacedBlock } from "./placed-block";

export const fragment = graphql`
  fragment ServicesBlock on ServicesBlock {
    ground
    anchor
    heading
    intro
    buttonLabel
    services {
      ...ServiceCard
    }
  }

  fragment IndustriesBlock on IndustriesBlock {
    ground
    anchor
    heading
    intro
    buttonLabel
    industries {
      ...IndustryCard
    }
  }

  fragment ArticlesBlock on ArticlesBlock {
    ground
    anchor
    heading
    articles {
      ...PostCard
    }
    words {
      ...PostCardWords
    }
  }
`;

export const ServicesBlock = ({ block, place }: PlacedBlock<Queries.ServicesBlockFragment>) => (
  <ServiceGrid {...block} {...place} text={block.intro ?? undefined} />
);

export const IndustriesBlock = ({ block, place }: PlacedBlock<Queries.IndustriesBlockFragment>) => (
  <IndustryGrid {...block} {...place} text={block.intro ?? undefined} />
);

export const ArticlesBlock = ({ block, place }: PlacedBlock<Queries.ArticlesBlockFragment>) => (
  <PostGrid heading={block.heading} posts={block.articles} words={block.words} {...place} />
);
