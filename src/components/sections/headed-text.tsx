import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, media, space, width } from "../../theme/tokens";
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

/** A heading with the text and the button that belong to it. */
export const HeadedText = ({ id, heading, children }: HeadedTextProps) => (
  <div css={styles}>
    <h2 id={id}>{heading}</h2>
    {children}
  </div>
);

const columnsStyles = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  [media.large]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", gap: space[16], alignItems: "start" },
});
const leadStyles = css({ [media.large]: { position: "sticky", top: `calc(${width.header} + ${space[8]})` } });

interface LedSectionProps extends HeadedTextProps, Omit<SectionOptions, "id"> {
  /** What belongs to the heading. On a wide screen both stay in sight beside the rest. */
  lead?: ReactNode;
}

/** A heading beside what it introduces: a text, a list of questions, a form. */
export const LedSection = ({ id, heading, lead, children, ...section }: LedSectionProps) => (
  <Section {...section} labelledBy={id}>
    <div css={columnsStyles}>
      <div css={leadStyles}>
        <HeadedText id={id} heading={heading}>
          {lead}
        </HeadedText>
      </div>
      {children}
    </div>
  </Section>
);
