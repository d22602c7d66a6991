import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/seo/seo";
import type { Present } from "../domain/present";
import { type BlogContext, BlogView } from "../views/blog-view";

export const query = graphql`
  query BlogTemplate($ids: [String!]!) {
    posts(ids: $ids) {
      ...PostCard
    }
    blogPage {
      tagsLabel
      moreTags
      allLabel
      head {
        ...PageHeader
      }
      subjectPages {
        headline
        subline
      }
      furtherPages {
        subline
      }
      closing {
        ...ClosingBand
      }
      ...PostList
    }
  }
`;

const BlogTemplate = ({ data, pageContext }: PageProps<Present<Queries.BlogTemplateQuery>, BlogContext>) => (
  <>
    <Seo page={pageContext.page} shown={{ items: data.posts }} />
    <BlogView data={data} pageContext={pageContext} />
  </>
);

export default BlogTemplate;
