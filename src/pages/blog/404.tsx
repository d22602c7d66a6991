import { graphql, type PageProps } from "gatsby";
import { Lost } from "../../components/sections/lost";
import { AnswerSeo } from "../../components/seo/answer-seo";

export const query = graphql`
  query PostNotFoundPage {
    postNotFoundPage {
      seo {
        ...AnswerSeo
      }
      ...LostPost
    }
  }
`;

/** What a server answers for an unknown article. */
const PostNotFoundPage = ({ data: { postNotFoundPage } }: PageProps<Queries.PostNotFoundPageQuery>) =>
  postNotFoundPage === null ? null : (
    <>
      <AnswerSeo seo={postNotFoundPage.seo} />
      <Lost page={postNotFoundPage} />
    </>
  );

export default PostNotFoundPage;
