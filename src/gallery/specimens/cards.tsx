import { Container } from "../../components/primitives/container";
import { Grid } from "../../components/primitives/grid";
import { Tile } from "../../components/primitives/tile";
import { AlternatingRows } from "../../components/sections/alternating-rows";
import { IndustryCard } from "../../components/sections/industry-card";
import { IndustryGrid } from "../../components/sections/industry-grid";
import { ServiceCard } from "../../components/sections/service-card";
import { ServiceGrid } from "../../components/sections/service-grid";
import { TileGrid } from "../../components/sections/tile-grid";
import type { SpecimensProps } from "../pictures";
import { tiles } from "../samples/figures";
import { many, paragraph, sentence } from "../samples/texts";
import { industry, service } from "../samples/things";
import { Specimen } from "../specimen";

const words = { buttonLabel: "Explore", comingSoon: "Coming soon" };

export const Cards = ({ pictures }: SpecimensProps) => (
  <>
    <Specimen title="Service grid" note="the second is long, the third is announced only; one is alone" wide>
      <ServiceGrid heading="All kites" text={paragraph} services={many(4, service(pictures))} {...words} />
      <ServiceGrid tone="mist" heading="One kite" services={many(1, service(pictures))} {...words} />
    </Specimen>
    <Specimen title="Service card" note="without a picture">
      <Grid columns={2}>
        <ServiceCard service={{ ...service(pictures)(1), image: pictures.none }} {...words} />
      </Grid>
    </Specimen>
    <Specimen title="Industry grid" note="the second is long; one is alone" wide>
      <IndustryGrid heading="All roofs" text={sentence} industries={many(5, industry(pictures))} buttonLabel="More" />
      <IndustryGrid heading="One roof" text={sentence} industries={many(1, industry(pictures))} buttonLabel="More" />
    </Specimen>
    <Specimen title="Industry card" note="without a picture">
      <Grid columns={2}>
        <IndustryCard industry={{ ...industry(pictures)(1), image: pictures.none }} buttonLabel="More" />
      </Grid>
    </Specimen>
    <Specimen title="Alternating rows" note="the second is long, the third is announced only" wide>
      <Container>
        <AlternatingRows rows={many(3, service(pictures))} {...words} below />
      </Container>
    </Specimen>
    <Specimen title="Tile grid" note="four and one" wide>
      <TileGrid id="tiles" heading="What every kite has" tiles={tiles(4)} />
      <TileGrid id="one-tile" heading="What this one has" tiles={tiles(1)} tone="paper" />
    </Specimen>
    <Specimen title="Tile" note="each accent tints its own">
      <Grid columns={2}>
        {tiles(2).map((tile) => (
          <Tile key={tile.title} {...tile} />
        ))}
      </Grid>
    </Specimen>
  </>
);
