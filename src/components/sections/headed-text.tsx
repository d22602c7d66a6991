import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, space } from "../../theme/tokens";
import { Split } from "../primitives/grid";
import { Section, type SectionOptions } from "../primitives/section";

const styles = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space[6],
  "& p": { color: color.muted },
});

interface HeadedTextProps {
  id: string;
  heading: string;
  children: ReactNode;
}

export const HeadedText = ({ id, heading, children }: HeadedTextProps) => (
  <div css={styles}>
    <h2 id={id}>{heading}</h2>
    {children}
  </div>
);

interface SplitSectionProps extends HeadedTextProps, Omit<SectionOptions, "id"> {
  /** Content below the heading. On a wide screen both are sticky beside the rest. */
  lead?: ReactNode;
}

/** A heading beside what it introduces: a text, a list of questions, a form. */
export const SplitSection = ({ id, heading, lead, children, ...section }: SplitSectionProps) => (
  <Section {...section} labelledBy={id}>
    <Split top from="lead">
      <HeadedText id={id} heading={heading}>
        {lead}
      </HeadedText>
      {children}
    </Split>
  </Section>
);
