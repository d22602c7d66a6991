import { css } from "@emotion/react";
import type { CallToAction } from "../../domain/content/shapes";
import { color, media, space, typeSize } from "../../theme/tokens";
import { ButtonLink } from "./button";

const styles = css({
  display: "grid",
  gap: space[4],
  justifyItems: "start",
  marginBlockEnd: space[12],
  [media.tablet]: { gridTemplateColumns: "minmax(0, 46rem) auto", justifyContent: "space-between", alignItems: "end" },
});
const wordsStyles = css({ display: "grid", gap: space[4] });
const textStyles = css({ color: color.muted, fontSize: typeSize.lead });

interface SectionHeadingProps {
  id: string;
  heading: string;
  text?: string | undefined;
  /** The way to all that the section shows a part of. */
  more?: CallToAction | undefined;
}

export const SectionHeading = ({ id, heading, text, more }: SectionHeadingProps) => (
  <div css={styles}>
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
