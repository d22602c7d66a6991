import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { ArticleBody } from "../components/sections/article-body";
import { ArticleHeader } from "../components/sections/article-header";
import { ArticleLayout } from "../components/sections/article-layout";
import { TableOfContents } from "../components/sections/table-of-contents";
import { Seo } from "../components/seo/seo";
import { formatDay } from "../domain/dates";
import { fillTemplate } from "../domain/template-text";
import { color } from "../theme/tokens/color";

export const query = graphql`
  query LegalPageTemplate($id: String!) {
    legalPage(id: { eq: $id }) {
      title
      updated
      html
      contents {
        ...TableOfContents
      }
      seo {
        ...Seo
      }
    }
    siteSettings {
      language
    }
    blogPage {
      contentsHeading
    }
    interfaceLabels {
      updated
    }
  }
`;

const updatedStyles = css({ color: color.muted });

const LegalPageTemplate = ({ data }: PageProps<Queries.LegalPageTemplateQuery>) => {
  const { legalPage, siteSettings, blogPage, interfaceLabels } = data;
  if (legalPage === null || siteSettings === null || blogPage === null || interfaceLabels === null) return null;
  const day = formatDay(legalPage.updated, siteSettings.language);
  return (
    <article>
      <Seo seo={legalPage.seo} />
      <ArticleHeader title={legalPage.title}>
        <p css={updatedStyles}>{fillTemplate(interfaceLabels.updated, { day })}</p>
      </ArticleHeader>
      <ArticleLayout aside={<TableOfContents heading={blogPage.contentsHeading} entries={legalPage.contents} />}>
        <ArticleBody html={legalPage.html} />
      </ArticleLayout>
    </article>
  );
};

export default LegalPageTemplate;
