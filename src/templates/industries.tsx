import { graphql } from "gatsby";
import { IndustriesView } from "../views/industries-view";
import { templateOf } from "./template-of";

export const query = graphql`
  query IndustriesPage {
    industriesPage {
      head {
        ...PageHeader
      }
      carousel {
        ...Carousel
      }
      listHeading
      cardButtonLabel
      closing {
        ...ClosingBand
      }
    }
    allIndustry(sort: { order: ASC }) {
      nodes {
        ...IndustryRow
      }
    }
  }
`;

export default templateOf(IndustriesView, ({ allIndustry }) => ({ items: allIndustry.nodes }));
