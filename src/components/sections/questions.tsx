import { css } from "@emotion/react";
import caretDown from "@phosphor-icons/core/regular/caret-down.svg";
import { graphql } from "gatsby";
import { useLayoutEffect } from "react";
import { questionId, questionPath } from "../../domain/paths";
import { color, motion, space, typeSize } from "../../theme/tokens";
import { Icon } from "../primitives/icon";
import type { SectionOptions } from "../primitives/section";
import { SplitSection } from "./headed-text";

export const fragment = graphql`
  fragment Questions on Question {
    question
    answer
  }
`;

const itemStyles = css({
  borderBlockEnd: `1px solid ${color.line}`,
  // Links target the answer; the margin keeps a three-line question visible above it.
  "& p": { color: color.muted, paddingBlockEnd: space[6], maxWidth: "62ch", scrollMarginTop: "8rem" },
  "&[open] summary span": { rotate: "180deg" },
});
const summaryStyles = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  paddingBlock: space[4],
  fontSize: typeSize.h4,
  fontWeight: 600,
  overflowWrap: "anywhere",
  cursor: "pointer",
  "&::-webkit-details-marker": { display: "none" },
  "& span": { transition: `rotate ${motion.quick}` },
});

interface QuestionsProps extends SectionOptions {
  heading: string;
  questions: readonly Queries.QuestionsFragment[];
  /** The current URL, whose fragment names the question to open. */
  location: Pick<Location, "hash">;
}

export const Questions = ({ heading, questions, location, id = "questions", ...section }: QuestionsProps) => {
  // Most browsers expand the targeted `<details>` when they open a page or follow a link within it, but not on reload
  // or when a script changes the fragment.
  useLayoutEffect(() => {
    const named = questions.find(({ question }) => questionPath("", question) === location.hash);
    if (named === undefined) return;
    const answer = document.getElementById(questionId(named.question));
    const item = answer?.closest("details");
    if (!answer || !item || item.open) return;
    item.open = true;
    answer.scrollIntoView();
  }, [questions, location]);
  return (
    <SplitSection {...section} id={id} heading={heading}>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} css={itemStyles}>
            <summary css={summaryStyles}>
              {question}
              <Icon svg={caretDown} size="1.25rem" />
            </summary>
            <p id={questionId(question)}>{answer}</p>
          </details>
        ))}
      </div>
    </SplitSection>
  );
};
