import { css } from "@emotion/react";
import { ButtonLink } from "../components/primitives/button";
import { Grid } from "../components/primitives/grid";
import { FramedPicture } from "../components/primitives/picture";
import { Section } from "../components/primitives/section";
import { ArticleBody, ArticleLayout, LeadPicture } from "../components/sections/article-body";
import { ArticleHeader } from "../components/sections/article-header";
import { CaseStudyFacts } from "../components/sections/case-study-facts";
import { ClientQuote } from "../components/sections/client-quote";
import { ClosingBand } from "../components/sections/closing-band";
import { HeadedText } from "../components/sections/headed-text";
import { imageSizes } from "../components/sections/images";
import { StatStrip } from "../components/sections/stat-strip";
import { routes } from "../domain/paths";
import { space } from "../theme/tokens";
import type { ViewProps } from "./view-props";

const storyStyles = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[12] });
/** Keeps the line breaks of plain text. */
const linesStyles = css({ whiteSpace: "pre-line" });

export const CaseStudyView = ({ data, pageContext: { page } }: ViewProps<Queries.CaseStudyTemplateQuery>) => {
  const { caseStudy, workPage } = data;
  const { accent, title, summary, challenge, html, image, outcome, quote, gallery, link } = caseStudy;
  return (
    <div data-accent={accent}>
      <article>
        <ArticleHeader page={page} title={title} back={{ to: routes.work, label: workPage.allLabel }}>
          <p>{summary}</p>
          <CaseStudyFacts study={caseStudy} names={workPage.facts} />
          {link !== null && <ButtonLink label={workPage.linkLabel} to={link} />}
        </ArticleHeader>
        <ArticleLayout aside={null}>
          <LeadPicture image={image} />
          <div css={storyStyles}>
            <HeadedText id="challenge" heading={workPage.challengeHeading}>
              <p css={linesStyles}>{challenge}</p>
            </HeadedText>
            <HeadedText id="work" heading={workPage.workHeading}>
              <ArticleBody html={html} />
            </HeadedText>
            <HeadedText id="outcome" heading={workPage.outcomeHeading}>
              <p css={linesStyles}>{outcome.text}</p>
            </HeadedText>
          </div>
        </ArticleLayout>
        {outcome.figures !== null && <StatStrip stats={outcome.figures} />}
        {quote !== null && <ClientQuote quote={quote} />}
        {gallery !== null && (
          <Section>
            <Grid columns={2}>
              {gallery.map((picture, index) => (
                <li key={index}>
                  <FramedPicture image={picture} sizes={imageSizes.half} />
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
