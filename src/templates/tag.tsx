import { graphql, type PageProps } from "gatsby";
import type { ListPage } from "../domain/blog/list-pages";
import { listHead } from "../domain/blog/list-texts";
import { routes } from "../domain/paths";
import { ButtonLink } from "../components/primitives/button-link";
import { Breadcrumbs } from "../components/sections/breadcrumbs";
import { ClosingBand } from "../components/sections/closing-band";
import { PageHead } from "../components/sections/page-head";
import { PostList } from "../components/sections/post-list";
import { Seo } from "../components/seo/seo";

export const query = graphql`
  query TagTemplate($path: String!, $tag: String!, $skip: Int!, $limit: Int!) {
    listedPage(path: { eq: $path }) {
      ...Seo
      ...Breadcrumbs
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
    allPost(filter: { tags: { eq: $tag } }, sort: [{ date: DESC }, { slug: ASC }], skip: $skip, limit: $limit) {
      nodes {
        ...PostCard
      }
    }
    siteSettings {
      ...BylineSite
    }
    interfaceLabels {
      breadcrumbs
    }
  }
`;

const TagTemplate = ({ data, pageContext: page }: PageProps<Queries.TagTemplateQuery, Omit<ListPage, "path">>) => {
  const { listedPage, blogPage, siteSettings, interfaceLabels, allPost } = data;
  if (listedPage === null || blogPage === null || siteSettings === null || interfaceLabels === null) return null;
  return (
    <>
      <Seo page={listedPage} shown={{ items: allPost.nodes }} />
      <PageHead
        breadcrumbs={<Breadcrumbs page={listedPage} label={interfaceLabels.breadcrumbs} />}
        head={listHead(blogPage.tagPages, blogPage.furtherPages, page)}
      >
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
