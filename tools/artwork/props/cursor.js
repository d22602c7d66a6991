import { group } from "../modelling/assemble.js";
import { extruded } from "../modelling/extruded.js";
import { clay } from "../modelling/materials.js";
import { roundedPolygon } from "../modelling/rounded-polygon.js";
/** @import { Paint } from "../modelling/materials.js" */

/** A mouse pointer. @param {{ color?: Paint, bevel?: number }} [options] */
export const cursor = ({ color = ["#ffffff", "#e9e9ff"], bevel = 0.1 } = {}) => {
  const outline = roundedPolygon(
    [
      [-0.66, 1],
      [-0.66, -0.82, 0.16],
      [-0.24, -0.42, 0.05],
      [0.02, -1.08, 0.14],
      [0.5, -0.88, 0.14],
      [0.22, -0.24, 0.05],
      [0.8, -0.2, 0.16],
    ],
    0.16,
  );
  return group(extruded(outline, 0.42, bevel, clay(color)));
};
