import { group } from "../modelling/assemble.js";
import { gradientAcross } from "../modelling/gradient.js";
import { clay } from "../modelling/materials.js";
import { rods } from "../modelling/solids.js";
/** @import { Paint } from "../modelling/materials.js" */

/** @type {(side: 1 | -1, color: Paint) => import("three").Group} */
const bracket = (side, color) =>
  gradientAcross(
    group(
      ...rods(
        [
          [-0.42 * side, 0.85, 0],
          [0.42 * side, 0, 0],
          [-0.42 * side, -0.85, 0],
        ],
        0.2,
        () => clay(color),
      ),
    ),
    color,
  );

/** The sign "<". @param {{ color?: Paint }} [options] */
export const lessThan = ({ color = ["#7ee8ff", "#2b7bff"] } = {}) => bracket(-1, color);

/** The sign ">". @param {{ color?: Paint }} [options] */
export const greaterThan = ({ color = ["#7ee8ff", "#2b7bff"] } = {}) => bracket(1, color);
