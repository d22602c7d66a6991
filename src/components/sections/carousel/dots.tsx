import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { fillTemplate } from "../../../domain/template-text";
import { color } from "../../../theme/tokens/color";

export const fragment = graphql`
  fragment Dots on IndustriesPageCarousel {
    dotsLabel
    dotLabel
  }
`;

const rowStyles = css({ display: "flex" });
const dotStyles = css({
  display: "grid",
  placeItems: "center",
  width: "1.5rem",
  height: "2.75rem",
  padding: 0,
  border: 0,
  background: "none",
  cursor: "pointer",
  // Borders alone, because they keep their colour where the visitor's colours are forced.
  "&::before": { content: '""', width: 14, height: 14, border: `2px solid ${color.control}`, borderRadius: "50%" },
  "&:hover::before": { borderColor: color.iris },
  "&[aria-current]::before": { borderWidth: 7, borderColor: color.iris },
});

interface DotsProps {
  words: Queries.DotsFragment;
  taglines: readonly string[];
  current: number;
  choose: (index: number) => void;
}

/** A button for each slide. */
export const Dots = ({ words, taglines, current, choose }: DotsProps) => (
  <div css={rowStyles} role="group" aria-label={words.dotsLabel}>
    {taglines.map((tagline, index) => (
      <button
        key={index}
        css={dotStyles}
        type="button"
        aria-label={fillTemplate(words.dotLabel, { n: index + 1, count: taglines.length, tagline })}
        aria-current={index === current ? "true" : undefined}
        onClick={() => choose(index)}
      />
    ))}
  </div>
);
