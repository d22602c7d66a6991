import { Lost } from "../components/sections/lost";

interface NotFoundViewProps {
  data: Queries.NotFoundPageQuery;
  /** Whether an article was asked for. */
  isPost: boolean;
}

/** What stands where there is no page. */
export const NotFoundView = ({ data: { notFoundPage, postNotFoundPage }, isPost }: NotFoundViewProps) =>
  notFoundPage === null || postNotFoundPage === null ? null : <Lost page={isPost ? postNotFoundPage : notFoundPage} />;
