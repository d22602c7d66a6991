import { group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { rod } from "../modelling/solids.js";
/** @import { Paint } from "../modelling/materials.js" */

/** A rod with round ends, lying. @param {{ color?: Paint }} [options] */
export const capsule = ({ color = "#5b4dff" } = {}) => group(rod([-0.5, 0, 0], [0.5, 0, 0], 0.28, clay(color)));
