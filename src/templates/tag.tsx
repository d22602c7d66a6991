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
  query TagTemplate($path: String!) {
    listedPage(path: { eq: $path }) {
      ...Seo
      ...Breadcrumbs
      articles {
        ...PostCard
      }
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
    siteSettings {
      ...BylineSite
    }
    interfaceLabels {
      breadcrumbs
    }
  }
`;

const TagTemplate = ({ data, pageContext: page }: PageProps<Queries.TagTemplateQuery, Omit<ListPage, "path">>) => {
  const { listedPage, blogPage, siteSettings, interfaceLabels } = data;
  if (listedPage === null || blogPage === null || siteSettings === null || interfaceLabels === null) return null;
  return (
    <>
      <Seo page={listedPage} shown={{ items: listedPage.articles }} />
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
      <PostList page={page} posts={listedPage.articles} words={blogPage} site={siteSettings} />
      <ClosingBand closing={blogPage.closing} />
    </>
  );
};

export default TagTemplate;
