import { graphql } from "gatsby";
import { CaseStudyView } from "../views/case-study-view";
import { templateOf } from "./template-of";

export const query = graphql`
  query CaseStudyTemplate($id: String!) {
    caseStudy(id: { eq: $id }) {
      title
      accent
      summary
      challenge
      html
      link
      image {
        ...WideImage
      }
      outcome {
        text
        figures {
          ...StatStrip
        }
      }
      quote {
        slug
        ...ClientQuote
      }
      gallery {
        ...WideImage
      }
      ...CaseStudyFacts
    }
    workPage {
      allLabel
      linkLabel
      challengeHeading
      workHeading
      outcomeHeading
      facts {
        ...CaseStudyFactNames
      }
      ...ClosingBand
    }
  }
`;

export default templateOf(CaseStudyView, ({ caseStudy: { image, industry, services } }) => ({
  picture: image,
  work: { industry, services },
}));
