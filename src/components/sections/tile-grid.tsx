import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { accent, color, radius, space } from "../../theme/tokens";
import { Icon } from "../primitives/icon";
import { type HeadedSectionOptions, ListSection } from "../primitives/section";
import { entranceStyles } from "../primitives/styles";

const styles = css(entranceStyles, {
  display: "grid",
  alignContent: "start",
  gap: space[3],
  padding: space[8],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.background,
});
const iconStyles = css({
  display: "inline-grid",
  placeItems: "center",
  width: "3rem",
  height: "3rem",
  marginBottom: space[2],
  borderRadius: radius.control,
  background: accent.tint,
});
const textStyles = css({ color: color.muted });

export const fragment = graphql`
  fragment TileGrid on Tile {
    title
    description
    iconSvg
  }
`;

interface TileGridProps extends HeadedSectionOptions {
  id: string;
  tiles: readonly Queries.TileGridFragment[];
}

export const TileGrid = ({ tiles, ...section }: TileGridProps) => (
  <ListSection ground="tinted" {...section} columns={2}>
    {tiles.map(({ title, description, iconSvg }) => (
      <li key={title} css={styles}>
        <span css={iconStyles}>
          <Icon svg={iconSvg} />
        </span>
        <h3>{title}</h3>
        <p css={textStyles}>{description}</p>
      </li>
    ))}
  </ListSection>
);
