import { group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { ball } from "../modelling/solids.js";
/** @import { Paint } from "../modelling/materials.js" */

/** A ball. @param {{ color?: Paint, radius?: number }} [options] */
export const sphere = ({ color = "#ffb020", radius = 0.5 } = {}) => group(ball(radius, clay(color)));
