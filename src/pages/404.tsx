import { graphql, type PageProps } from "gatsby";
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
      ...NoIndexHead
      ...NotFoundMessage
    }
  }
`;

/** The page for unknown paths. Below `/blog/`, servers respond with the HTML of `/blog/404`, the same page. */
const NotFoundPage = ({ data, location }: PageProps<Present<Queries.NotFoundPageQuery>>) => {
  const page = isPostPath(location.pathname) ? data.postNotFoundPage : data.notFoundPage;
  return (
    <>
      <NoIndexHead seo={page.seo} />
      <NotFoundMessage page={page} />
    </>
  );
};

export default NotFoundPage;
