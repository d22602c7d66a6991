import { group } from "../modelling/assemble.js";
import { lyingDisc } from "../modelling/extruded.js";
import { clay } from "../modelling/materials.js";
/** @import { Paint } from "../modelling/materials.js" */

/** A low round stand for a subject. @param {{ color?: Paint, radius?: number, height?: number }} [options] */
export const podium = ({ color = ["#ffffff", "#dfe2ff"], radius = 1.2, height = 0.5 } = {}) =>
  group(lyingDisc(radius, height, Math.min(0.1, height / 3), clay(color)));
