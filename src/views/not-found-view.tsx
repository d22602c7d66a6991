import { NotFoundMessage } from "../components/sections/not-found-message";
import type { Present } from "../domain/present";

/** What stands where there is no article. */
export const PostNotFoundView = ({ data: { postNotFoundPage } }: { data: Present<Queries.PostNotFoundPageQuery> }) => (
  <NotFoundMessage page={postNotFoundPage} />
);

interface NotFoundViewProps {
  data: Present<Queries.NotFoundPageQuery>;
  /** Whether an article was asked for. */
  isPost: boolean;
}

/** What stands where there is no page. */
export const NotFoundView = ({ data: { notFoundPage, postNotFoundPage }, isPost }: NotFoundViewProps) => (
  <NotFoundMessage page={isPost ? postNotFoundPage : notFoundPage} />
);
