import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { ArticleBody } from "../components/sections/article-body";
import { ArticleHeader } from "../components/sections/article-header";
import { ArticleLayout } from "../components/sections/article-layout";
import { Breadcrumbs } from "../components/sections/breadcrumbs";
import { TableOfContents } from "../components/sections/table-of-contents";
import { Seo } from "../components/seo/seo";
import { formatDay } from "../domain/dates";
import { fillTemplate } from "../domain/template-text";
import { color } from "../theme/tokens/color";

export const query = graphql`
  query LegalPageTemplate($id: String!, $path: String!) {
    listedPage(path: { eq: $path }) {
      ...Seo
      ...Breadcrumbs
    }
    legalPage(id: { eq: $id }) {
      title
      updated
      html
      contents {
        ...TableOfContents
      }
    }
    siteSettings {
      language
    }
    blogPage {
      contentsHeading
    }
    interfaceLabels {
      breadcrumbs
      updated
    }
  }
`;

const updatedStyles = css({ color: color.muted });

const LegalPageTemplate = ({ data }: PageProps<Queries.LegalPageTemplateQuery>) => {
  const { listedPage, legalPage, siteSettings, blogPage, interfaceLabels } = data;
  if (listedPage === null || legalPage === null) return null;
  if (siteSettings === null || blogPage === null || interfaceLabels === null) return null;
  const day = formatDay(legalPage.updated, siteSettings.language);
  return (
    <article>
      <Seo page={listedPage} />
      <ArticleHeader
        breadcrumbs={<Breadcrumbs page={listedPage} label={interfaceLabels.breadcrumbs} />}
        title={legalPage.title}
      >
        <p css={updatedStyles}>{fillTemplate(interfaceLabels.updated, { day })}</p>
      </ArticleHeader>
      <ArticleLayout aside={<TableOfContents heading={blogPage.contentsHeading} entries={legalPage.contents} />}>
        <ArticleBody html={legalPage.html} />
      </ArticleLayout>
    </article>
  );
};

export default LegalPageTemplate;
