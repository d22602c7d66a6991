import { at, group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { box, hoop } from "../modelling/solids.js";
/** @import { Paint } from "../modelling/materials.js" */

/** A parcel with a ribbon. @param {{ color?: Paint }} [options] */
export const gift = ({ color = ["#8f83ff", "#4a3aff"] } = {}) => {
  const bow = "#ffb020";
  return group(
    at(box([1.4, 1, 1.4], 0.1, clay(color)), [0, -0.35, 0]),
    at(box([1.56, 0.36, 1.56], 0.1, clay(color)), [0, 0.28, 0]),
    at(box([0.3, 1.42, 1.6], 0.04, clay(bow)), [0, -0.18, 0]),
    at(box([1.6, 1.42, 0.3], 0.04, clay(bow)), [0, -0.18, 0]),
    at(hoop(0.26, 0.09, clay(bow)), [-0.24, 0.66, 0], [0, 0, 0.5]),
    at(hoop(0.26, 0.09, clay(bow)), [0.24, 0.66, 0], [0, 0, -0.5]),
  );
};
