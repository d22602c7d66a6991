import { at, group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { box } from "../modelling/solids.js";
/** @import { Paint } from "../modelling/materials.js" */

/** One closed book, spine to the left. @param {{ color?: Paint }} [options] */
export const book = ({ color = ["#9a8fff", "#4a3aff"] } = {}) => {
  const [width, height, depth] = [2.2, 0.42, 1.6];
  return group(
    at(box([width, 0.09, depth], 0.04, clay(color)), [0, height / 2, 0]),
    at(box([width, 0.09, depth], 0.04, clay(color)), [0, -height / 2, 0]),
    at(box([0.12, height + 0.09, depth], 0.05, clay(color)), [-width / 2 + 0.04, 0, 0]),
    at(box([width - 0.16, height - 0.06, depth - 0.14], 0.03, clay("#fff6e4")), [-0.02, 0, 0]),
  );
};
