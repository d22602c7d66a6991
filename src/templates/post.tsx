import { graphql, type PageProps } from "gatsby";
import { routes } from "../domain/paths";
import { ArticleBody } from "../components/sections/article-body";
import { ArticleHeader } from "../components/sections/article-header";
import { ArticleLayout } from "../components/sections/article-layout";
import { Byline } from "../components/sections/byline";
import { ClosingBand } from "../components/sections/closing-band";
import { LeadPicture } from "../components/sections/lead-picture";
import { ReadingProgress } from "../components/sections/reading-progress";
import { TableOfContents } from "../components/sections/table-of-contents";
import { Draft } from "../components/layout/draft";
import { Seo } from "../components/seo/seo";

export const query = graphql`
  query PostTemplate($id: String!) {
    post(id: { eq: $id }) {
      title
      accent
      draft
      html
      contents {
        ...TableOfContents
      }
      seo {
        ...Seo
      }
      image {
        ...WideImage
      }
      ...Byline
    }
    blogPage {
      backLabel
      contentsHeading
      closing {
        ...ClosingBand
      }
    }
    siteSettings {
      ...BylineSite
    }
    interfaceLabels {
      readingProgress
      draft
    }
  }
`;

const PostTemplate = ({ data }: PageProps<Queries.PostTemplateQuery>) => {
  const { post, blogPage, siteSettings, interfaceLabels } = data;
  if (post === null || blogPage === null || siteSettings === null || interfaceLabels === null) return null;
  return (
    <article data-accent={post.accent}>
      <Seo seo={post.seo} />
      {post.draft === true && <Draft label={interfaceLabels.draft} />}
      <ReadingProgress label={interfaceLabels.readingProgress} />
      <ArticleHeader title={post.title} back={{ to: routes.blog, label: blogPage.backLabel }}>
        <Byline post={post} site={siteSettings} />
      </ArticleHeader>
      <ArticleLayout aside={<TableOfContents heading={blogPage.contentsHeading} entries={post.contents} />}>
        <LeadPicture image={post.image} />
        <ArticleBody html={post.html} />
      </ArticleLayout>
      <ClosingBand closing={blogPage.closing} />
    </article>
  );
};

export default PostTemplate;
