import { NotFoundMessage } from "../components/sections/not-found-message";
import type { Present } from "../domain/present";

/** What stands where there is no article. */
export const PostNotFoundView = ({ data: { postNotFoundPage } }: { data: Present<Queries.PostNotFoundPageQuery> }) => (
  <NotFoundMessage page={postNotFoundPage} />
);
