import { graphql } from "gatsby";
import { pictureFacts } from "../components/seo/seo";
import { CaseStudyView } from "../views/case-study-view";
import { templateOf } from "./template-of";

export const query = graphql`
  query CaseStudyTemplate($id: String!) {
    caseStudy(id: { eq: $id }) {
      title
      accent
      draft
      publication
      publishAt
      expireAt
      summary
      link
      image {
        ...WideImage
      }
      outcome {
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
      ...CaseStudyStory
    }
    workPage {
      allLabel
      linkLabel
      facts {
        ...CaseStudyFactNames
      }
      closing {
        ...ClosingBand
      }
      ...CaseStudyHeadings
    }
  }
`;

export default templateOf(CaseStudyView, ({ caseStudy: { image, industry, services } }) => ({
  picture: pictureFacts(image),
  work: { industry, services },
}));
