import { graphql, type PageProps } from "gatsby";
import type { PostListPage } from "../domain/blog/list-pages";
import { listHead } from "../domain/blog/list-texts";
import type { PageContext } from "../domain/page-entry";
import { routes } from "../domain/paths";
import { ButtonLink } from "../components/primitives/button";
import { ClosingBand } from "../components/sections/closing-band";
import { PageHeader } from "../components/sections/page-header";
import { PostList } from "../components/sections/post-list";
import { Seo } from "../components/seo/seo";
import type { Present } from "../domain/present";

export const query = graphql`
  query TagTemplate($articles: [String!]!) {
    posts(ids: $articles) {
      ...PostCard
    }
    blogPage {
      tagPages {
        backLabel
        headline
        subline
      }
      furtherPages {
        subline
      }
      closing {
        ...ClosingBand
      }
      ...PostList
    }
  }
`;

interface TagContext extends PageContext {
  listPage: Omit<PostListPage, "path">;
}

const TagTemplate = ({ data, pageContext }: PageProps<Present<Queries.TagTemplateQuery>, TagContext>) => {
  const { posts, blogPage } = data;
  const { page, listPage } = pageContext;
  return (
    <>
      <Seo page={page} shown={{ items: posts }} />
      <PageHeader page={page} head={listHead(blogPage.tagPages, blogPage.furtherPages, listPage)}>
        <div>
          <ButtonLink variant="quiet" to={routes.blog}>
            {blogPage.tagPages.backLabel}
          </ButtonLink>
        </div>
      </PageHeader>
      <PostList page={listPage} posts={posts} labels={blogPage} />
      <ClosingBand closing={blogPage.closing} />
    </>
  );
};

export default TagTemplate;
