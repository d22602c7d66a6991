import { graphql, type PageProps } from "gatsby";
import { useSyncExternalStore } from "react";
import { Lost } from "../components/sections/lost";
import { AnswerSeo } from "../components/seo/answer-seo";
import { isPostPath } from "../domain/paths";

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      seo {
        ...AnswerSeo
      }
      ...Lost
    }
    postNotFoundPage {
      ...LostPost
    }
  }
`;

const neverChanges = () => () => undefined;

/** One page answers for every unknown address, so only the browser knows which one was asked for. */
const NotFoundPage = ({ data, location }: PageProps<Queries.NotFoundPageQuery>) => {
  const isPost = useSyncExternalStore(
    neverChanges,
    () => isPostPath(location.pathname),
    () => false,
  );
  const { notFoundPage, postNotFoundPage } = data;
  if (notFoundPage === null || postNotFoundPage === null) return null;
  return (
    <>
      <AnswerSeo seo={notFoundPage.seo} />
      <Lost page={isPost ? postNotFoundPage : notFoundPage} />
    </>
  );
};

export default NotFoundPage;
