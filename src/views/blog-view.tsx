import { ClosingBand } from "../components/sections/closing-band";
import { ListHeader } from "../components/sections/list-header";
import { PostList } from "../components/sections/post-list";
import { TagLinks } from "../components/sections/tag-links";
import type { Tag } from "../domain/blog/tags";
import type { ListContext } from "../domain/list-texts";
import { routes } from "../domain/paths";
import type { ViewProps } from "./view-props";

interface BlogContext extends ListContext {
  /** The tags to filter by, on the list of all articles. */
  tags?: readonly Tag[];
}

/** One page of the list of all articles, or of those of a tag. */
export const BlogView = ({ data, pageContext }: ViewProps<Queries.BlogTemplateQuery, BlogContext>) => {
  const { blogPage, posts } = data;
  const { listPage, tags = [] } = pageContext;
  return (
    <>
      <ListHeader context={pageContext} all={{ label: blogPage.allLabel, to: routes.blog }}>
        <TagLinks label={blogPage.tagsLabel} more={blogPage.moreTags} tags={tags} />
      </ListHeader>
      <PostList page={listPage} posts={posts} labels={blogPage} />
      <ClosingBand closing={blogPage.closing} />
    </>
  );
};
