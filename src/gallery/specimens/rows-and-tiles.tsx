import { Container } from "../../components/primitives/container";
import { Grid } from "../../components/primitives/grid";
import { Tile } from "../../components/primitives/tile";
import { AlternatingRows } from "../../components/sections/alternating-rows";
import { TileGrid } from "../../components/sections/tile-grid";
import type { SpecimensProps } from "../pictures";
import { tiles } from "../samples/figures";
import { many } from "../samples/texts";
import { cardWords, service } from "../samples/things";
import { Specimen } from "../specimen";

export const RowsAndTiles = ({ pictures }: SpecimensProps) => (
  <>
    <Specimen title="Alternating rows" note="the second is long, the third is announced only" wide airy>
      <Container>
        <AlternatingRows rows={many(3, service(pictures))} {...cardWords} below />
      </Container>
    </Specimen>
    <Specimen title="Tile grid" note="the second is long" wide>
      <TileGrid id="tiles" heading="What every kite has" tiles={tiles(4)} />
    </Specimen>
    <Specimen title="Tile grid, one" note="on paper" wide>
      <TileGrid id="one-tile" heading="What this one has" tiles={tiles(1)} tone="paper" />
    </Specimen>
    <Specimen title="Tile" note="with another accent">
      <div data-accent="mint">
        <Grid columns={2}>
          {tiles(1).map((tile) => (
            <Tile key={tile.title} {...tile} />
          ))}
        </Grid>
      </div>
    </Specimen>
  </>
);
