import { group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { rods } from "../modelling/solids.js";
/** @import { Point } from "../modelling/assemble.js" */
/** @import { Paint } from "../modelling/materials.js" */

/** Straight lines from point to point, as of a heartbeat. @param {{ points: Point[], color?: Paint, thickness?: number }} options */
export const trace = ({ points, color = "#ffffff", thickness = 0.09 }) =>
  group(...rods(points, thickness, () => clay(color)));
