import { ClosingBand } from "../components/sections/closing-band";
import { PageHeader } from "../components/sections/page-header";
import { PostList } from "../components/sections/post-list";
import { TagLinks } from "../components/sections/tag-links";
import type { PostListPage } from "../domain/blog/list-pages";
import { listHead } from "../domain/blog/list-texts";
import type { Tag } from "../domain/blog/tags";
import type { PageEntry } from "../domain/page-entry";
import type { Present } from "../domain/present";

export interface BlogContext {
  page: PageEntry;
  listPage: Omit<PostListPage, "path">;
  tags: readonly Tag[];
}

interface BlogViewProps {
  data: Present<Queries.BlogTemplateQuery>;
  pageContext: BlogContext;
}

/** One page of the list of articles. */
export const BlogView = ({ data, pageContext: { page, listPage, tags } }: BlogViewProps) => {
  const { blogPage } = data;
  return (
    <>
      <PageHeader page={page} head={listHead(blogPage.head, blogPage.furtherPages, listPage)}>
        <TagLinks label={blogPage.tagsLabel} more={blogPage.moreTags} tags={tags} />
      </PageHeader>
      <PostList page={listPage} posts={data.posts} labels={blogPage} />
      <ClosingBand closing={blogPage.closing} />
    </>
  );
};
