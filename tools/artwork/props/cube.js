import { group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { box } from "../modelling/solids.js";
/** @import { Paint } from "../modelling/materials.js" */

/** A cube with round edges. @param {{ color?: Paint }} [options] */
export const cube = ({ color = "#5b4dff" } = {}) => group(box([1, 1, 1], 0.2, clay(color)));
