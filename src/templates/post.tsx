import { graphql } from "gatsby";
import { PostView } from "../views/post-view";
import { templateOf } from "./template-of";

export const query = graphql`
  query PostTemplate($id: String!, $articles: [String!]!) {
    posts(ids: $articles) {
      ...PostCard
    }
    post(id: { eq: $id }) {
      title
      path
      tags
      accent
      html
      wordCount
      contents {
        ...TableOfContents
      }
      image {
        ...WideImage
      }
      ...Byline
    }
    blogPage {
      backLabel
      contentsHeading
      tagsLabel
      moreTags
      relatedHeading
      ...ClosingBand
      ...PostCardLabels
      ...ShareLinks
    }
  }
`;

export default templateOf(PostView, ({ post: { image, author, wordCount: words, tags } }) => ({
  picture: image,
  article: { author, words, tags },
}));
