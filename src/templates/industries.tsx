import { graphql } from "gatsby";
import { IndustriesView } from "../views/industries-view";
import { templateOf } from "./template-of";

export const query = graphql`
  query IndustriesPage {
    industriesPage {
      ...PageHeader
      carousel {
        ...Carousel
      }
      listHeading
      cardButtonLabel
      ...ClosingBand
    }
    allIndustry(sort: { order: ASC }) {
      nodes {
        ...Row
      }
    }
  }
`;

export default templateOf(IndustriesView, ({ allIndustry }) => ({ items: allIndustry.nodes }));
