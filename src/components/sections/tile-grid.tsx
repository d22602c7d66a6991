import { graphql } from "gatsby";
import { Grid } from "../primitives/grid";
import { Section } from "../primitives/section";
import { SectionHeading } from "../primitives/section-heading";
import { Tile } from "../primitives/tile";

export const fragment = graphql`
  fragment TileGrid on ServiceTile {
    title
    description
    iconSvg
  }
`;

interface TileGridProps {
  id: string;
  heading: string;
  tiles: readonly Queries.TileGridFragment[];
  tone?: "background" | "surface";
}

export const TileGrid = ({ id, heading, tiles, tone = "surface" }: TileGridProps) => (
  <Section labelledBy={id} tone={tone}>
    <SectionHeading id={id} heading={heading} />
    <Grid columns={2}>
      {tiles.map((tile) => (
        <Tile key={tile.title} {...tile} />
      ))}
    </Grid>
  </Section>
);
