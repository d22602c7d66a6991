import { graphql, type PageProps } from "gatsby";
import type { ListPage } from "../domain/blog/list-pages";
import { listTexts } from "../domain/blog/list-texts";
import type { Tag } from "../domain/blog/tags";
import { ClosingBand } from "../components/sections/closing-band";
import { PageHead } from "../components/sections/page-head";
import { PostList } from "../components/sections/post-list";
import { TagLinks } from "../components/sections/tag-links";
import { Seo } from "../components/seo/seo";

export const query = graphql`
  query BlogTemplate($skip: Int!, $limit: Int!) {
    blogPage {
      tagsLabel
      moreTags
      closing {
        ...ClosingBand
      }
      ...ListTexts
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
  }

  fragment ListTexts on BlogPage {
    seo {
      ...Seo
    }
    head {
      ...PageHead
    }
    tagPages {
      title
      description
      headline
      subline
    }
    furtherPages {
      title
      description
      tagTitle
      tagDescription
      subline
    }
  }
`;

type BlogContext = Omit<ListPage, "path"> & { tags: readonly Tag[] };

const BlogTemplate = ({ data, pageContext: page }: PageProps<Queries.BlogTemplateQuery, BlogContext>) => {
  const { blogPage, siteSettings, allPost } = data;
  if (blogPage === null || siteSettings === null) return null;
  const { seo, head } = listTexts(blogPage, page);
  return (
    <>
      <Seo seo={seo} />
      <PageHead head={head}>
        <TagLinks label={blogPage.tagsLabel} more={blogPage.moreTags} tags={page.tags} />
      </PageHead>
      <PostList page={page} posts={allPost.nodes} words={blogPage} site={siteSettings} />
      <ClosingBand closing={blogPage.closing} />
    </>
  );
};

export default BlogTemplate;
