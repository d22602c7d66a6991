import { graphql, type PageProps } from "gatsby";
import type { ListPage } from "../domain/blog/list-pages";
import { listTexts } from "../domain/blog/list-texts";
import { routes } from "../domain/paths";
import { ButtonLink } from "../components/primitives/button-link";
import { ClosingBand } from "../components/sections/closing-band";
import { PageHead } from "../components/sections/page-head";
import { PostList } from "../components/sections/post-list";
import { Seo } from "../components/seo/seo";

export const query = graphql`
  query TagTemplate($tag: String!, $skip: Int!, $limit: Int!) {
    blogPage {
      tagPages {
        backLabel
      }
      closing {
        ...ClosingBand
      }
      ...ListTexts
      ...PostList
    }
    allPost(filter: { tags: { eq: $tag } }, sort: [{ date: DESC }, { slug: ASC }], skip: $skip, limit: $limit) {
      nodes {
        ...PostCard
      }
    }
    siteSettings {
      ...BylineSite
    }
  }
`;

const TagTemplate = ({ data, pageContext: page }: PageProps<Queries.TagTemplateQuery, Omit<ListPage, "path">>) => {
  const { blogPage, siteSettings, allPost } = data;
  if (blogPage === null || siteSettings === null) return null;
  const { seo, head } = listTexts(blogPage, page);
  return (
    <>
      <Seo seo={seo} />
      <PageHead head={head}>
        <div>
          <ButtonLink variant="quiet" to={routes.blog}>
            {blogPage.tagPages.backLabel}
          </ButtonLink>
        </div>
      </PageHead>
      <PostList page={page} posts={allPost.nodes} words={blogPage} site={siteSettings} />
      <ClosingBand closing={blogPage.closing} />
    </>
  );
};

export default TagTemplate;
