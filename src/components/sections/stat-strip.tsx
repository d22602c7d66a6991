import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { accent, color, fontFamily, media, radius, space } from "../../theme/tokens";
import { Icon } from "../primitives/icon";
import { Section, type SectionOptions } from "../primitives/section";
import { entranceStyles } from "../primitives/styles";

export const fragment = graphql`
  fragment StatStrip on StatTile {
    iconSvg
    number
    label
  }
`;

const listStyles = css({
  display: "grid",
  // Two columns, or one if text is so large that figures would wrap.
  gridTemplateColumns: `repeat(auto-fill, minmax(max(50% - ${space[4]}, 7rem), 1fr))`,
  gap: space[4],
  margin: 0,
  [media.large]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: space[6] },
});
const tileStyles = css(entranceStyles, {
  display: "flex",
  flexDirection: "column",
  gap: space[1],
  padding: "clamp(1rem, 3vw, 2rem)",
  borderRadius: radius.card,
  background: accent.tint,
  [media.print]: { padding: 0, borderBlockStart: `1px solid ${color.line}`, borderRadius: 0 },
});
const numberStyles = css({
  display: "grid",
  gap: space[3],
  margin: `${space[2]} 0 0`,
  fontFamily: fontFamily.heading,
  fontSize: "clamp(min(1.625rem, 6.7vw), 1.1rem + 2vw, 2.75rem)",
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: "-0.03em",
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});
const labelStyles = css({ order: 1, fontWeight: 500 });

interface StatStripProps extends Omit<SectionOptions, "id"> {
  stats: readonly Queries.StatStripFragment[];
}

/** Figures with labels. In the markup the label comes first, as description lists require. */
export const StatStrip = ({ stats, ...section }: StatStripProps) => (
  <Section {...section}>
    <dl css={listStyles}>
      {stats.map(({ iconSvg, number, label }) => (
        <div key={label} css={tileStyles}>
          <dt css={labelStyles}>{label}</dt>
          <dd css={numberStyles}>
            <Icon svg={iconSvg} size="1.75rem" />
            {number}
          </dd>
        </div>
      ))}
    </dl>
  </Section>
);
