import { css } from "@emotion/react";
import { ArticleBody, ArticleLayout } from "../components/sections/article-body";
import { ArticleHeader } from "../components/sections/article-header";
import { TableOfContents } from "../components/sections/table-of-contents";
import { useSiteData } from "../components/site/site-data";
import { formatDay } from "../domain/dates";
import { fillTemplate } from "../domain/template-text";
import { color } from "../theme/tokens";
import type { ViewProps } from "./view-props";

const updatedStyles = css({ color: color.muted });

export const LegalPageView = ({ data, pageContext: { page } }: ViewProps<Queries.LegalPageTemplateQuery>) => {
  const { legalPage, blogPage } = data;
  const { interfaceLabels, siteSettings } = useSiteData();
  const day = formatDay(legalPage.updated, siteSettings.language);
  return (
    <article>
      <ArticleHeader page={page} title={legalPage.title}>
        <p css={updatedStyles}>{fillTemplate(interfaceLabels.updated, { day })}</p>
      </ArticleHeader>
      <ArticleLayout aside={<TableOfContents heading={blogPage.contentsHeading} entries={legalPage.contents} />}>
        <ArticleBody html={legalPage.html} />
      </ArticleLayout>
    </article>
  );
};
