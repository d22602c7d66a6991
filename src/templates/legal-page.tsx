import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/seo/seo";
import { LegalPageView } from "../views/legal-page-view";

export const query = graphql`
  query LegalPageTemplate($id: String!, $path: String!) {
    listedPage(path: { eq: $path }) {
      ...Seo
      ...Breadcrumbs
    }
    legalPage(id: { eq: $id }) {
      title
      updated
      html
      contents {
        ...TableOfContents
      }
    }
    siteSettings {
      language
    }
    blogPage {
      contentsHeading
    }
    interfaceLabels {
      breadcrumbs
      updated
    }
  }
`;

const LegalPageTemplate = ({ data }: PageProps<Queries.LegalPageTemplateQuery>) =>
  data.listedPage === null ? null : (
    <>
      <Seo page={data.listedPage} />
      <LegalPageView data={data} />
    </>
  );

export default LegalPageTemplate;
