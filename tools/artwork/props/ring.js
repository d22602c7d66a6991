import { group } from "../modelling/assemble.js";
import { chrome, clay } from "../modelling/materials.js";
import { hoop } from "../modelling/solids.js";
/** @import { Axis, Paint } from "../modelling/materials.js" */

/** A thick ring that faces the viewer. @param {{ color?: Paint, radius?: number, thickness?: number, axis?: Axis, finish?: "clay" | "chrome" }} [options] */
export const ring = ({ color = "#18c7b8", radius = 0.6, thickness = 0.2, axis = "y", finish = "clay" } = {}) =>
  group(hoop(radius, thickness, finish === "chrome" ? chrome(color) : clay(color), axis));
