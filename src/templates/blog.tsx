import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/seo/seo";
import { type BlogContext, BlogView } from "../views/blog-view";

export const query = graphql`
  query BlogTemplate($path: String!) {
    listedPage(path: { eq: $path }) {
      ...Seo
      ...Breadcrumbs
      articles {
        ...PostCard
      }
    }
    blogPage {
      tagsLabel
      moreTags
      head {
        ...PageHead
      }
      furtherPages {
        subline
      }
      closing {
        ...ClosingBand
      }
      ...PostList
    }
    siteSettings {
      ...BylineSite
    }
    interfaceLabels {
      breadcrumbs
    }
  }
`;

const BlogTemplate = ({ data, pageContext }: PageProps<Queries.BlogTemplateQuery, BlogContext>) =>
  data.listedPage === null ? null : (
    <>
      <Seo page={data.listedPage} shown={{ items: data.listedPage.articles }} />
      <BlogView data={data} pageContext={pageContext} />
    </>
  );

export default BlogTemplate;
