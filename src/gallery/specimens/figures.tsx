import { StatStrip } from "../../components/sections/stat-strip";
import { figures, longFigures } from "../samples/figures";
import { Specimen } from "../specimen";

export const Figures = () => (
  <>
    <Specimen title="Figures" wide airy>
      <StatStrip stats={figures} />
    </Specimen>
    <Specimen title="Figures, long" wide airy>
      <div data-accent="saffron">
        <StatStrip stats={longFigures} />
      </div>
    </Specimen>
    <Specimen title="Figures, one" wide airy>
      <StatStrip stats={figures.slice(0, 1)} />
    </Specimen>
  </>
);
