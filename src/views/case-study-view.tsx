import { Draft } from "../components/layout/draft";
import { ButtonLink } from "../components/primitives/button";
import { Grid } from "../components/primitives/grid";
import { Frame, Picture } from "../components/primitives/picture";
import { Section } from "../components/primitives/section";
import { ArticleLayout, LeadPicture } from "../components/sections/article-body";
import { ArticleHeader } from "../components/sections/article-header";
import { CaseStudyFacts } from "../components/sections/case-study-facts";
import { CaseStudyStory } from "../components/sections/case-study-story";
import { ClientQuote } from "../components/sections/client-quote";
import { ClosingBand } from "../components/sections/closing-band";
import { imageSizes } from "../components/sections/images";
import { StatStrip } from "../components/sections/stat-strip";
import { routes } from "../domain/paths";
import type { ViewProps } from "./view-props";

/** The page of a case study. */
export const CaseStudyView = ({ data, pageContext: { page } }: ViewProps<Queries.CaseStudyTemplateQuery>) => {
  const { caseStudy, workPage } = data;
  const { accent, title, summary, image, outcome, quote, gallery, link } = caseStudy;
  return (
    <div data-accent={accent}>
      <Draft entry={caseStudy} />
      <article>
        <ArticleHeader page={page} title={title} back={{ to: routes.work, label: workPage.allLabel }}>
          <p>{summary}</p>
          <CaseStudyFacts study={caseStudy} names={workPage.facts} />
          {link !== null && <ButtonLink to={link}>{workPage.linkLabel}</ButtonLink>}
        </ArticleHeader>
        <ArticleLayout aside={null}>
          <LeadPicture image={image} />
          <CaseStudyStory study={caseStudy} headings={workPage} />
        </ArticleLayout>
        {outcome.figures !== null && <StatStrip stats={outcome.figures} />}
        {quote !== null && <ClientQuote quote={quote} />}
        {gallery !== null && (
          <Section>
            <Grid columns={2}>
              {gallery.map((picture, index) => (
                <li key={index}>
                  <Frame>
                    <Picture image={picture} sizes={imageSizes.half} />
                  </Frame>
                </li>
              ))}
            </Grid>
          </Section>
        )}
      </article>
      <ClosingBand closing={workPage.closing} />
    </div>
  );
};
