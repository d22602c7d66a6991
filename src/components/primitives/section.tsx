import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, space } from "../../theme/tokens";
import { Container } from "./container";
import { screenOnly } from "./styles";

/** Between two blocks on the same ground stands the air of one. */
const toned = (tone: "background" | "surface") =>
  css({ background: color[tone], [`[data-tone="${tone}"] + &`]: { paddingBlockStart: 0 } });
const tones = { background: toned("background"), surface: toned("surface") };
const spaced = css({ paddingBlock: space.section });

interface SectionProps {
  /** The id of the heading that names the section. */
  labelledBy?: string;
  tone?: keyof typeof tones;
  /** Whether it belongs on paper and in the search too. */
  printed?: boolean | undefined;
  children: ReactNode;
}

/** A block of a page, with the air that belongs to it. */
export const Section = ({ labelledBy, tone = "background", printed = true, children }: SectionProps) => (
  <section
    css={[spaced, tones[tone], !printed && screenOnly]}
    data-tone={tone}
    data-pagefind-ignore={printed ? undefined : ""}
    aria-labelledby={labelledBy}
  >
    <Container>{children}</Container>
  </section>
);
