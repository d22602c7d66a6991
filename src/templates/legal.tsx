import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/seo/seo";
import type { PageContext } from "../domain/page-entry";
import type { Present } from "../domain/present";
import { LegalPageView } from "../views/legal-page-view";

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

const LegalPageTemplate = ({
  data,
  pageContext: { page },
}: PageProps<Present<Queries.LegalPageTemplateQuery>, PageContext>) => (
  <>
    <Seo page={page} />
    <LegalPageView data={data} page={page} />
  </>
);

export default LegalPageTemplate;
