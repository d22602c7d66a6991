import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/seo/seo";
import { type BlogContext, BlogView } from "../views/blog-view";

export const query = graphql`
  query BlogTemplate($articles: [String!]!) {
    posts(ids: $articles) {
      ...PostCard
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

const BlogTemplate = ({ data, pageContext }: PageProps<Queries.BlogTemplateQuery, BlogContext>) => (
  <>
    <Seo page={pageContext.page} shown={{ items: data.posts }} />
    <BlogView data={data} pageContext={pageContext} />
  </>
);

export default BlogTemplate;
