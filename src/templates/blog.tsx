import { graphql, type PageProps } from "gatsby";
import type { ListPage } from "../domain/blog/list-pages";
import { listHead } from "../domain/blog/list-texts";
import type { Tag } from "../domain/blog/tags";
import { Breadcrumbs } from "../components/sections/breadcrumbs";
import { ClosingBand } from "../components/sections/closing-band";
import { PageHead } from "../components/sections/page-head";
import { PostList } from "../components/sections/post-list";
import { TagLinks } from "../components/sections/tag-links";
import { Seo } from "../components/seo/seo";

export const query = graphql`
  query BlogTemplate($path: String!, $skip: Int!, $limit: Int!) {
    listedPage(path: { eq: $path }) {
      ...Seo
      ...Breadcrumbs
    }
    blogPage {
      tagsLabel
      moreTags
      closing {
        ...ClosingBand
      }
      ...ListHeads
      ...PostList
    }
    allPost(sort: [{ date: DESC }, { slug: ASC }], skip: $skip, limit: $limit) {
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

  fragment ListHeads on BlogPage {
    head {
      ...PageHead
    }
    tagPages {
      headline
      subline
    }
    furtherPages {
      subline
    }
  }
`;

type BlogContext = Omit<ListPage, "path"> & { tags: readonly Tag[] };

const BlogTemplate = ({ data, pageContext: page }: PageProps<Queries.BlogTemplateQuery, BlogContext>) => {
  const { listedPage, blogPage, siteSettings, interfaceLabels, allPost } = data;
  if (listedPage === null || blogPage === null || siteSettings === null || interfaceLabels === null) return null;
  return (
    <>
      <Seo page={listedPage} shown={{ items: allPost.nodes }} />
      <PageHead
        breadcrumbs={<Breadcrumbs page={listedPage} label={interfaceLabels.breadcrumbs} />}
        head={listHead(blogPage, page)}
      >
        <TagLinks label={blogPage.tagsLabel} more={blogPage.moreTags} tags={page.tags} />
      </PageHead>
      <PostList page={page} posts={allPost.nodes} words={blogPage} site={siteSettings} />
      <ClosingBand closing={blogPage.closing} />
    </>
  );
};

export default BlogTemplate;
