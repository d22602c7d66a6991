import { graphql, type PageProps } from "gatsby";
import { useSyncExternalStore } from "react";
import { NotFoundMessage } from "../components/sections/not-found-message";
import { NoIndexHead } from "../components/seo/no-index-head";
import { isPostPath } from "../domain/paths";
import type { Present } from "../domain/present";

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      ...NoIndexHead
      ...NotFoundMessage
    }
    postNotFoundPage {
      ...NotFoundMessage
    }
  }
`;

const neverChanges = () => () => undefined;

/** One page answers for every unknown path, so only the browser knows which one was asked for. */
const NotFoundPage = ({ data, location }: PageProps<Present<Queries.NotFoundPageQuery>>) => {
  const isPost = useSyncExternalStore(
    neverChanges,
    () => isPostPath(location.pathname),
    () => false,
  );
  return (
    <>
      <NoIndexHead seo={data.notFoundPage.seo} />
      <NotFoundMessage page={isPost ? data.postNotFoundPage : data.notFoundPage} />
    </>
  );
};

export default NotFoundPage;
