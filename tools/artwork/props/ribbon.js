import { group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { tube } from "../modelling/tube.js";
/** @import { Point } from "../modelling/assemble.js" */
/** @import { Paint } from "../modelling/materials.js" */

/** A thin closed line through points, as an orbit. @param {{ points: Point[], color?: Paint, thickness?: number }} options */
export const ribbon = ({ points, color = "#ffffff", thickness = 0.07 }) =>
  group(tube(points, thickness, clay(color), true));
