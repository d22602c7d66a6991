import { group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { box, rods } from "../modelling/solids.js";
/** @import { Paint } from "../modelling/materials.js" */

/** A letter. @param {{ color?: Paint, flap?: string }} [options] */
export const envelope = ({ color = ["#ffffff", "#dfe4ff"], flap = "#5b4dff" } = {}) =>
  group(
    box([2.1, 1.4, 0.3], 0.14, clay(color)),
    ...rods(
      [
        [-0.9, 0.5, 0.17],
        [0, -0.12, 0.2],
        [0.9, 0.5, 0.17],
      ],
      0.06,
      () => clay(flap),
    ),
  );
