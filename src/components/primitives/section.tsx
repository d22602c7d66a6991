import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color } from "../../theme/tokens/color";
import { space } from "../../theme/tokens/space";
import { Container } from "./container";

const tones = {
  paper: css({ background: color.paper }),
  mist: css({ background: color.mist }),
};
const spaced = css({ paddingBlock: space.section });

interface SectionProps {
  /** The id of the heading that names the section. */
  labelledBy?: string;
  tone?: keyof typeof tones;
  text?: boolean;
  children: ReactNode;
}

/** A block of a page, with the air that belongs to it. */
export const Section = ({ labelledBy, tone = "paper", text = false, children }: SectionProps) => (
  <section css={[spaced, tones[tone]]} aria-labelledby={labelledBy}>
    <Container text={text}>{children}</Container>
  </section>
);
