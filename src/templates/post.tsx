import { graphql, type PageProps } from "gatsby";
import { pictureFacts, Seo } from "../components/seo/seo";
import type { PageContext } from "../domain/page-entry";
import type { Present } from "../domain/present";
import { PostView } from "../views/post-view";

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
      draft
      publication
      publishAt
      expireAt
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
      closing {
        ...ClosingBand
      }
      ...PostCardLabels
      ...ShareLinks
    }
  }
`;

const PostTemplate = ({ data, pageContext: { page } }: PageProps<Present<Queries.PostTemplateQuery>, PageContext>) => {
  const { post } = data;
  const { image, author, wordCount: words, tags } = post;
  return (
    <>
      <Seo page={page} shown={{ picture: pictureFacts(image), article: { author, words, tags } }} />
      <PostView data={data} page={page} />
    </>
  );
};

export default PostTemplate;
