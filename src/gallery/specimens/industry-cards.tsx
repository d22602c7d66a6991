import { Grid } from "../../components/primitives/grid";
import { IndustryCard } from "../../components/sections/industry-card";
import { IndustryGrid } from "../../components/sections/industry-grid";
import type { SpecimensProps } from "../pictures";
import { many, sentence } from "../samples/texts";
import { industry, wayOn } from "../samples/things";
import { Specimen } from "../specimen";

export const IndustryCards = ({ pictures }: SpecimensProps) => (
  <>
    <Specimen title="Industry grid" note="the second is long; point at one" wide>
      <IndustryGrid
        heading="All roofs"
        text={sentence}
        more={wayOn}
        industries={many(5, industry(pictures))}
        buttonLabel="More"
      />
    </Specimen>
    <Specimen title="Industry grid, one" wide>
      <IndustryGrid
        heading="One roof"
        text={sentence}
        more={wayOn}
        industries={many(1, industry(pictures))}
        buttonLabel="More"
      />
    </Specimen>
    <Specimen title="Industry card, without a picture">
      <Grid columns={2}>
        <IndustryCard industry={{ ...industry(pictures)(1), image: pictures.none }} buttonLabel="More" />
      </Grid>
    </Specimen>
  </>
);
