import { Lost } from "../components/sections/lost";
import type { Present } from "../domain/present";

interface NotFoundViewProps {
  data: Present<Queries.NotFoundPageQuery>;
  /** Whether an article was asked for. */
  isPost: boolean;
}

/** What stands where there is no page. */
export const NotFoundView = ({ data: { notFoundPage, postNotFoundPage }, isPost }: NotFoundViewProps) => (
  <Lost page={isPost ? postNotFoundPage : notFoundPage} />
);
