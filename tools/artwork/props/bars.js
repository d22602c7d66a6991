import { at, group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { box } from "../modelling/solids.js";
/** @import { Paint } from "../modelling/materials.js" */

/** Rising bars, the last of which stands out. @param {{ color?: Paint, last?: Paint }} [options] */
export const bars = ({ color = ["#8f83ff", "#4a3aff"], last = "#ffb020" } = {}) =>
  group(
    ...[0.6, 0.95, 1.35, 1.9].map((height, index) =>
      at(box([0.44, height, 0.44], 0.12, clay(index === 3 ? last : color)), [(index - 1.5) * 0.56, height / 2 - 1, 0]),
    ),
  );
