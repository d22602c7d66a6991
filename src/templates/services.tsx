import { graphql } from "gatsby";
import { ServicesView } from "../views/services-view";
import { templateOf } from "./template-of";

export const query = graphql`
  query ServicesPage {
    servicesPage {
      head {
        ...PageHeader
      }
      cardButtonLabel
      closing {
        ...ClosingBand
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        ...ServiceRow
      }
    }
  }
`;

export default templateOf(ServicesView, ({ allService }) => ({ items: allService.nodes }));
