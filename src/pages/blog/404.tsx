import { graphql, type PageProps } from "gatsby";
import { Lost } from "../../components/sections/lost";
import { Seo } from "../../components/seo/seo";

export const query = graphql`
  query PostNotFoundPage {
    postNotFoundPage {
      seo {
        ...Seo
      }
      ...LostPost
    }
  }
`;

/** What a server answers for an unknown article. */
const PostNotFoundPage = ({ data: { postNotFoundPage } }: PageProps<Queries.PostNotFoundPageQuery>) =>
  postNotFoundPage === null ? null : (
    <>
      <Seo seo={postNotFoundPage.seo} hidden />
      <Lost page={postNotFoundPage} />
    </>
  );

export default PostNotFoundPage;
