import { Lost } from "../components/sections/lost";
import type { Present } from "../domain/present";

/** What stands where there is no article. */
export const PostNotFoundView = ({ data: { postNotFoundPage } }: { data: Present<Queries.PostNotFoundPageQuery> }) => (
  <Lost page={postNotFoundPage} />
);
