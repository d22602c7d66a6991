import { group } from "../modelling/assemble.js";
import { extruded } from "../modelling/extruded.js";
import { clay } from "../modelling/materials.js";
import { roundedPolygon } from "../modelling/rounded-polygon.js";
/** @import { Paint } from "../modelling/materials.js" */

/** A plus sign, also a cross for medicine. @param {{ color?: Paint }} [options] */
export const plus = ({ color = ["#5ff0cf", "#0fb5a0"] } = {}) => {
  const arm = 0.9;
  const half = 0.31;
  const inner = 0.06;
  const outline = roundedPolygon(
    [
      [-half, arm],
      [half, arm],
      [half, half, inner],
      [arm, half],
      [arm, -half],
      [half, -half, inner],
      [half, -arm],
      [-half, -arm],
      [-half, -half, inner],
      [-arm, -half],
      [-arm, half],
      [-half, half, inner],
    ],
    0.16,
  );
  return group(extruded(outline, 0.6, 0.13, clay(color)));
};
