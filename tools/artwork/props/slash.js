import { group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { rod } from "../modelling/solids.js";
/** @import { Paint } from "../modelling/materials.js" */

/** The sign "/". @param {{ color?: Paint }} [options] */
export const slash = ({ color = "#ffb020" } = {}) => group(rod([0.3, 0.95, 0], [-0.3, -0.95, 0], 0.2, clay(color)));
