import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { space } from "../../theme/tokens";
import { ArticleBody } from "./article-body";
import { HeadedText } from "./headed-text";

export const fragment = graphql`
  fragment CaseStudyStory on CaseStudy {
    challenge
    html
    outcome {
      text
    }
  }

  fragment CaseStudyHeadings on WorkPage {
    challengeHeading
    workHeading
    outcomeHeading
  }
`;

const styles = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[12] });

interface CaseStudyStoryProps {
  study: Queries.CaseStudyStoryFragment;
  headings: Queries.CaseStudyHeadingsFragment;
}

/** What a client needed, what was done, and what came of it. */
export const CaseStudyStory = ({ study, headings }: CaseStudyStoryProps) => (
  <div css={styles}>
    <HeadedText id="challenge" heading={headings.challengeHeading}>
      <p>{study.challenge}</p>
    </HeadedText>
    <HeadedText id="work" heading={headings.workHeading}>
      <ArticleBody html={study.html} />
    </HeadedText>
    <HeadedText id="outcome" heading={headings.outcomeHeading}>
      <p>{study.outcome.text}</p>
    </HeadedText>
  </div>
);
