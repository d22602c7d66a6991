import { css } from "@emotion/react";
import { ArticleBody } from "../components/sections/article-body";
import { ArticleHeader } from "../components/sections/article-header";
import { ArticleLayout } from "../components/sections/article-layout";
import { Breadcrumbs } from "../components/sections/breadcrumbs";
import { TableOfContents } from "../components/sections/table-of-contents";
import { formatDay } from "../domain/dates";
import { fillTemplate } from "../domain/template-text";
import type { PageEntry } from "../domain/page-entry";
import { color } from "../theme/tokens";

const updatedStyles = css({ color: color.muted });

/** A legal page. */
export const LegalPageView = ({ data, page }: { data: Queries.LegalPageTemplateQuery; page: PageEntry }) => {
  const { legalPage, siteSettings, blogPage, interfaceLabels } = data;
  if (legalPage === null) return null;
  if (siteSettings === null || blogPage === null || interfaceLabels === null) return null;
  const day = formatDay(legalPage.updated, siteSettings.language);
  return (
    <article>
      <ArticleHeader
        breadcrumbs={<Breadcrumbs page={page} label={interfaceLabels.breadcrumbs} />}
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
