import { graphql } from "gatsby";
import { CaseStudyGrid } from "../../components/sections/case-study-card";
import { ClientQuote } from "../../components/sections/client-quote";
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
    labels {
      ...PostCardLabels
    }
  }

  fragment WorkBlock on WorkBlock {
    ground
    anchor
    heading
    studies {
      ...CaseStudyCard
    }
    labels {
      ...RelatedWorkLabels
    }
  }

  fragment QuoteBlock on QuoteBlock {
    ground
    anchor
    quote {
      slug
      ...ClientQuote
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
  <PostGrid heading={block.heading} posts={block.articles} labels={block.labels} {...place} />
);

export const WorkBlock = ({ block, place }: PlacedBlock<Queries.WorkBlockFragment>) => (
  <CaseStudyGrid heading={block.heading} studies={block.studies} labels={block.labels} {...place} />
);

/** The editor's preview knows no quote that the page does not have yet. */
export const QuoteBlock = ({ block: { quote }, place }: PlacedBlock<Partial<Queries.QuoteBlockFragment>>) =>
  quote && <ClientQuote quote={quote} place={place} />;
