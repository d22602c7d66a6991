import { graphql } from "gatsby";
import { WorkView } from "../views/work-view";
import { templateOf } from "./template-of";

export const query = graphql`
  query WorkTemplate($ids: [String!]!) {
    caseStudies(ids: $ids) {
      ...CaseStudyCard
    }
    workPage {
      furtherPages {
        ...Pagination
      }
      industriesLabel
      servicesLabel
      moreLabel
      cardButtonLabel
      allLabel
      ...ClosingBand
    }
  }
`;

export default templateOf(WorkView, ({ caseStudies }) => ({ items: caseStudies }));
