import { ClosingBand } from "../components/sections/closing-band";
import { ListHeader } from "../components/sections/list-header";
import { PostList } from "../components/sections/post-list";
import { TagLinks } from "../components/sections/tag-links";
import type { Tag } from "../domain/blog/tags";
import type { ListPage } from "../domain/list-pages";
import type { PageContext } from "../domain/page-entry";
import { routes } from "../domain/paths";
import type { ViewProps } from "./view-props";

interface BlogContext extends PageContext {
  listPage: Omit<ListPage, "path">;
  /** The topics to choose from, on the list of all articles. */
  tags?: readonly Tag[];
}

/** One page of the list of all articles, or of those of a tag. */
export const BlogView = ({
  data,
  pageContext: { page, listPage, tags = [] },
}: ViewProps<Queries.BlogTemplateQuery, BlogContext>) => {
  const { blogPage, posts } = data;
  return (
    <>
      <ListHeader page={page} listPage={listPage} labels={blogPage} all={routes.blog}>
        <TagLinks label={blogPage.tagsLabel} more={blogPage.moreTags} tags={tags} />
      </ListHeader>
      <PostList page={listPage} posts={posts} labels={blogPage} />
      <ClosingBand closing={blogPage.closing} />
    </>
  );
};
