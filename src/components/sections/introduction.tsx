import { css } from "@emotion/react";
import { Columns } from "../primitives/columns";
import { Section } from "../primitives/section";
import { color, space, typeSize } from "../../theme/tokens";
import { useMarkup } from "../primitives/use-markup";

const proseStyles = css({
  display: "grid",
  gap: space[4],
  color: color.muted,
  fontSize: typeSize.lead,
  lineHeight: 1.55,
  "& a": { color: color.primary, textUnderlineOffset: "0.2em" },
});

interface IntroductionProps {
  heading: string;
  /** Paragraphs made at build time from Markdown and sanitised there. */
  html: string;
}

/** A heading with its text beside it, without a picture. */
export const Introduction = ({ heading, html }: IntroductionProps) => (
  <Section labelledBy="introduction">
    <Columns lead={<h2 id="introduction">{heading}</h2>}>
      <div css={proseStyles} dangerouslySetInnerHTML={useMarkup(html)} />
    </Columns>
  </Section>
);
