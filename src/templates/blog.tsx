import { graphql } from "gatsby";
import { BlogView } from "../views/blog-view";
import { templateOf } from "./template-of";

export const query = graphql`
  query BlogTemplate($ids: [String!]!) {
    posts(ids: $ids) {
      ...PostCard
    }
    blogPage {
      tagsLabel
      moreTags
      allLabel
      ...ClosingBand
      ...PostList
    }
  }
`;

export default templateOf(BlogView, ({ posts }) => ({ items: posts }));
