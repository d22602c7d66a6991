import { graphql, type PageProps } from "gatsby";
import { NotFoundMessage } from "../../components/sections/not-found-message";
import { NoIndexHead } from "../../components/seo/no-index-head";
import type { Present } from "../../domain/present";

export const query = graphql`
  query PostNotFoundPage {
    postNotFoundPage {
      ...NoIndexHead
      ...NotFoundMessage
    }
  }
`;

/** What a server answers for an unknown article. */
const PostNotFoundPage = ({ data }: PageProps<Present<Queries.PostNotFoundPageQuery>>) => (
  <>
    <NoIndexHead seo={data.postNotFoundPage.seo} />
    <NotFoundMessage page={data.postNotFoundPage} />
  </>
);

export default PostNotFoundPage;
