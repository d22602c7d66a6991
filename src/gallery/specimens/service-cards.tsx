import { Grid } from "../../components/primitives/grid";
import { ServiceCard } from "../../components/sections/service-card";
import { ServiceGrid } from "../../components/sections/service-grid";
import type { SpecimensProps } from "../pictures";
import { many, paragraph } from "../samples/texts";
import { cardWords, service } from "../samples/things";
import { Specimen } from "../specimen";

export const ServiceCards = ({ pictures }: SpecimensProps) => (
  <>
    <Specimen title="Service grid" note="the second is long, the third is announced only" wide>
      <ServiceGrid heading="All kites" text={paragraph} services={many(4, service(pictures))} {...cardWords} />
    </Specimen>
    <Specimen title="Service grid, one" note="on mist" wide>
      <ServiceGrid tone="mist" heading="One kite" services={many(1, service(pictures))} {...cardWords} />
    </Specimen>
    <Specimen title="Service card, without a picture">
      <Grid columns={2}>
        <ServiceCard service={{ ...service(pictures)(1), image: pictures.none }} {...cardWords} />
      </Grid>
    </Specimen>
  </>
);
