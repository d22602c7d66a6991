import { graphql } from "gatsby";
import { ClientQuote } from "../../components/sections/client-quote";
import { IndustryGrid } from "../../components/sections/industry-grid";
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

  fragment QuoteBlock on QuoteBlock {
    quote {
      slug
      ...ClientQuote
    }
  }
`;

export const ServicesBlock = ({ intro, ...block }: BlockProps<Queries.ServicesBlockFragment>) => (
  <ServiceGrid {...block} text={intro ?? undefined} />
);

export const IndustriesBlock = ({ intro, ...block }: BlockProps<Queries.IndustriesBlockFragment>) => (
  <IndustryGrid {...block} text={intro ?? undefined} />
);

/** The editor's preview knows no quote that the page does not have yet. */
export const QuoteBlock = ({ quote, ...section }: BlockProps<Partial<Queries.QuoteBlockFragment>>) =>
  quote && <ClientQuote {...section} quote={quote} />;
