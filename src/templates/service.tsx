import { graphql } from "gatsby";
import { ServiceView } from "../views/service-view";
import { templateOf } from "./template-of";

export const query = graphql`
  query ServiceTemplate($id: String!, $caseStudies: [String!]!) {
    caseStudies(ids: $caseStudies) {
      ...CaseStudyCard
    }
    service(id: { eq: $id }) {
      accent
      slug
      html
      ...Hero
      overview {
        heading
        image {
          ...WideImage
        }
      }
      stats {
        ...StatStrip
      }
      features {
        heading
        tiles {
          ...TileGrid
        }
      }
      questions {
        ...Questions
      }
      related {
        ...ServiceCard
      }
    }
    workPage {
      ...RelatedWorkLabels
    }
    servicesPage {
      cardButtonLabel
      relatedHeading
      questionsHeading
      ...ClosingBand
    }
  }
`;

export default templateOf(ServiceView, ({ service: { hero, image, questions } }) => ({
  service: hero.subline,
  picture: image,
  questions,
}));
