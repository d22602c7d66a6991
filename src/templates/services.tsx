import { graphql } from "gatsby";
import { ServicesView } from "../views/services-view";
import { templateOf } from "./template-of";

export const query = graphql`
  query ServicesPage {
    servicesPage {
      ...PageHeader
      cardButtonLabel
      ...ClosingBand
    }
    allService(sort: { order: ASC }) {
      nodes {
        ...Row
      }
    }
  }
`;

export default templateOf(ServicesView, ({ allService }) => ({ items: allService.nodes }));
