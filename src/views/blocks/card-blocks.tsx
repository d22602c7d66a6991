import { graphql } from "gatsby";
import { CaseStudyGrid } from "../../components/sections/case-study-card";
import { ClientQuote } from "../../components/sections/client-quote";
import { IndustryGrid } from "../../components/sections/industry-grid";
import { PostGrid } from "../../components/sections/post-list";
import { ServiceGrid } from "../../components/sections/service-grid";
import type { BlockProps } from "./block-props";

export const fragment = graphql`
  fragment ServicesBlock on ServicesBlock {
    heading
    intro
    buttonLabel
    services {
      ...ServiceCard
    }
  }

  fragment IndustriesBlock on IndustriesBlock {
    heading
    intro
    buttonLabel
    industries {
      ...IndustryCard
    }
  }

  fragment ArticlesBlock on ArticlesBlock {
    heading
    articles {
      ...PostCard
    }
    labels {
      ...PostCardLabels
    }
  }

  fragment WorkBlock on WorkBlock {
    heading
    studies {
      ...CaseStudyCard
    }
    labels {
      ...RelatedWorkLabels
    }
  }

  fragment QuoteBlock on QuoteBlock {
    quote {
      slug
      ...ClientQuote
    }
  }
`;

export const ServicesBlock = ({ block, section }: BlockProps<Queries.ServicesBlockFragment>) => (
  <ServiceGrid {...block} {...section} text={block.intro ?? undefined} />
);

export const IndustriesBlock = ({ block, section }: BlockProps<Queries.IndustriesBlockFragment>) => (
  <IndustryGrid {...block} {...section} text={block.intro ?? undefined} />
);

export const ArticlesBlock = ({ block, section }: BlockProps<Queries.ArticlesBlockFragment>) => (
  <PostGrid heading={block.heading} posts={block.articles} labels={block.labels} {...section} />
);

export const WorkBlock = ({ block, section }: BlockProps<Queries.WorkBlockFragment>) => (
  <CaseStudyGrid heading={block.heading} studies={block.studies} labels={block.labels} {...section} />
);

/** The editor's preview knows no quote that the page does not have yet. */
export const QuoteBlock = ({ block: { quote }, section }: BlockProps<Partial<Queries.QuoteBlockFragment>>) =>
  quote && <ClientQuote quote={quote} section={section} />;
