import { Lost } from "../components/sections/lost";

/** What stands where there is no article. */
export const PostNotFoundView = ({ data: { postNotFoundPage } }: { data: Queries.PostNotFoundPageQuery }) =>
  postNotFoundPage === null ? null : <Lost page={postNotFoundPage} />;
