import { ArticleBody, ArticleLayout, LeadPicture } from "../components/sections/article-body";
import { ArticleHeader } from "../components/sections/article-header";
import { ClosingBand } from "../components/sections/closing-band";
import { Byline, PostGrid } from "../components/sections/post-list";
import { ReadingProgress } from "../components/sections/reading-progress";
import { ShareLinks } from "../components/sections/share-links";
import { TableOfContents } from "../components/sections/table-of-contents";
import { TagLinks } from "../components/sections/tag-links";
import { useSiteData } from "../components/site/site-data";
import { pathOfTag } from "../domain/blog/tags";
import { routes } from "../domain/paths";
import type { ViewProps } from "./view-props";

export const PostView = ({ data, pageContext: { page } }: ViewProps<Queries.PostTemplateQuery>) => {
  const { post, blogPage } = data;
  const { url } = useSiteData().siteSettings;
  return (
    <div data-accent={post.accent}>
      <ReadingProgress />
      <article>
        <ArticleHeader page={page} title={post.title} back={{ to: routes.blog, label: blogPage.backLabel }}>
          <Byline post={post} labels={blogPage} />
          <TagLinks
            label={blogPage.tagsLabel}
            more={blogPage.moreTags}
            tags={post.tags.map((name) => ({ name, path: pathOfTag(name) }))}
          />
        </ArticleHeader>
        <ArticleLayout aside={<TableOfContents heading={blogPage.contentsHeading} entries={post.contents} />}>
          <LeadPicture image={post.image} />
          <ArticleBody html={post.html} />
          <ShareLinks url={`${url}${post.path}`} title={post.title} labels={blogPage.share} />
        </ArticleLayout>
      </article>
      <PostGrid heading={blogPage.relatedHeading} posts={data.posts} labels={blogPage} />
      <ClosingBand closing={blogPage.closing} />
    </div>
  );
};
