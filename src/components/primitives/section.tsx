import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, media, space, typeSize, width } from "../../theme/tokens";
import { screenOnly } from "./styles";
import type { CallToAction } from "../../domain/content/shapes";
import { ButtonLink } from "./button";

const styles = css({
  width: "100%",
  maxWidth: `calc(${width.container} + 3rem)`,
  margin: "0 auto",
  paddingInline: `min(${space[6]}, 7.5vw)`,
});

/** Holds content to the width of the page and away from the edges of the screen. */
export const Container = ({ children }: { children: ReactNode }) => <div css={styles}>{children}</div>;

const sectionHeadingStyles = css({
  display: "grid",
  gap: space[4],
  justifyItems: "start",
  marginBlockEnd: space[12],
  [media.tablet]: { gridTemplateColumns: "minmax(0, 46rem) auto", justifyContent: "space-between", alignItems: "end" },
});
const wordsStyles = css({ display: "grid", gap: space[4] });
const textStyles = css({ color: color.muted, fontSize: typeSize.lead });

interface SectionHeadingProps {
  /** What links may name; one that is not always on its page has none. */
  id?: string;
  heading: string;
  text?: string | undefined;
  /** The way to all that the section shows a part of. */
  more?: CallToAction | undefined;
}

export const SectionHeading = ({ id, heading, text, more }: SectionHeadingProps) => (
  <div css={sectionHeadingStyles}>
    <div css={wordsStyles}>
      <h2 id={id}>{heading}</h2>
      {text !== undefined && <p css={textStyles}>{text}</p>}
    </div>
    {more !== undefined && (
      <ButtonLink variant="outlined" to={more.to} arrow>
        {more.label}
      </ButtonLink>
    )}
  </div>
);

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
