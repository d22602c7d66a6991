import { at, group } from "../modelling/assemble.js";
import { disc } from "../modelling/extruded.js";
import { clay } from "../modelling/materials.js";
import { rod } from "../modelling/solids.js";
/** @import { Paint } from "../modelling/materials.js" */

/** A dumbbell, lying. @param {{ color?: Paint }} [options] */
export const dumbbell = ({ color = "#5b4dff" } = {}) => {
  const weights = [
    { x: 0.66, radius: 0.66, width: 0.3 },
    { x: 0.98, radius: 0.5, width: 0.26 },
  ];
  return group(
    rod([-1.15, 0, 0], [1.15, 0, 0], 0.13, clay("#ffffff")),
    ...[-1, 1].flatMap((side) =>
      weights.map(({ x, radius, width }) =>
        at(disc(radius, width, 0.1, clay(color)), [side * x, 0, 0], [0, Math.PI / 2, 0]),
      ),
    ),
  );
};
