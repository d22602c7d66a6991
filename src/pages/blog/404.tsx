import { graphql, type PageProps } from "gatsby";
import { NoIndexHead } from "../../components/seo/no-index-head";
import type { Present } from "../../domain/present";
import { PostNotFoundView } from "../../views/not-found-view";

export const query = graphql`
  query PostNotFoundPage {
    postNotFoundPage {
      seo {
        ...NoIndexHead
      }
      ...PostNotFoundMessage
    }
  }
`;

/** What a server answers for an unknown article. */
const PostNotFoundPage = ({ data }: PageProps<Present<Queries.PostNotFoundPageQuery>>) => (
  <>
    <NoIndexHead seo={data.postNotFoundPage.seo} />
    <PostNotFoundView data={data} />
  </>
);

export default PostNotFoundPage;
