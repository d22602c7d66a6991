import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { Section } from "../components/primitives/section";
import { ArticleBody } from "../components/sections/article-body";
import { ArticleHeader } from "../components/sections/article-header";
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
      seo {
        ...Seo
      }
    }
    siteSettings {
      language
    }
    interfaceLabels {
      updated
    }
  }
`;

const updatedStyles = css({ color: color.muted });

const LegalPageTemplate = ({ data }: PageProps<Queries.LegalPageTemplateQuery>) => {
  const { legalPage, siteSettings, interfaceLabels } = data;
  if (legalPage === null || siteSettings === null || interfaceLabels === null) return null;
  const day = formatDay(legalPage.updated, siteSettings.language);
  return (
    <article>
      <Seo seo={legalPage.seo} />
      <ArticleHeader title={legalPage.title}>
        <p css={updatedStyles}>{fillTemplate(interfaceLabels.updated, { day })}</p>
      </ArticleHeader>
      <Section text>
        <ArticleBody html={legalPage.html} />
      </Section>
    </article>
  );
};

export default LegalPageTemplate;
