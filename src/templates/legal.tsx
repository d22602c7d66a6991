import { graphql } from "gatsby";
import { LegalPageView } from "../views/legal-page-view";
import { templateOf } from "./template-of";

export const query = graphql`
  query LegalPageTemplate($id: String!) {
    legalPage(id: { eq: $id }) {
      title
      updated
      html
      contents {
        ...TableOfContents
      }
    }
    blogPage {
      contentsHeading
    }
  }
`;

export default templateOf(LegalPageView);
