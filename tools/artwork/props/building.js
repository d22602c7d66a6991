import { at, group, times } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { box } from "../modelling/solids.js";
/** @import { Paint } from "../modelling/materials.js" */

/** An office block with an annexe. @param {{ color?: Paint, windows?: string }} [options] */
export const building = ({ color = ["#9a8fff", "#4a3aff"], windows = "#fff3cf" } = {}) =>
  group(
    at(box([1, 2.1, 0.9], 0.1, clay(color)), [-0.25, 0, 0]),
    at(box([0.8, 1.3, 0.8], 0.1, clay(["#ffffff", "#dfe4ff"])), [0.62, -0.4, 0.1]),
    ...times(8, (index) =>
      at(box([0.22, 0.24, 0.08], 0.03, clay(windows)), [
        -0.48 + (index % 2) * 0.44,
        0.68 - Math.floor(index / 2) * 0.44,
        0.45,
      ]),
    ),
    ...times(4, (index) =>
      at(box([0.18, 0.2, 0.08], 0.03, clay("#8f83ff")), [
        0.44 + (index % 2) * 0.36,
        -0.05 - Math.floor(index / 2) * 0.4,
        0.5,
      ]),
    ),
  );
