import { graphql } from "gatsby";
import { IndustryView } from "../views/industry-view";
import { templateOf } from "./template-of";

export const query = graphql`
  query IndustryTemplate($id: String!, $caseStudies: [String!]!) {
    caseStudies(ids: $caseStudies) {
      ...CaseStudyCard
    }
    industry(id: { eq: $id }) {
      accent
      html
      tilesHeading
      ...Hero
      intro {
        heading
      }
      tiles {
        ...TileGrid
      }
      stats {
        ...StatStrip
      }
      services {
        ...ServiceCard
      }
    }
    industriesPage {
      servicesHeading
      ...ClosingBand
    }
    workPage {
      ...RelatedWorkLabels
    }
    servicesPage {
      cardButtonLabel
    }
  }
`;

export default templateOf(IndustryView, ({ industry }) => ({ picture: industry.image }));
