import { at, group } from "../modelling/assemble.js";
import { gradientAcross } from "../modelling/gradient.js";
import { clay } from "../modelling/materials.js";
import { ball, rod } from "../modelling/solids.js";
/** @import { Point } from "../modelling/assemble.js" */
/** @import { Paint } from "../modelling/materials.js" */

/** A cloud. @param {{ color?: Paint }} [options] */
export const cloud = ({ color = ["#ffffff", "#cfdcff"] } = {}) => {
  /** @type {[...Point, radius: number][]} */
  const puffs = [
    [-0.68, -0.1, 0.05, 0.5],
    [-0.05, 0.22, 0, 0.74],
    [0.66, 0, 0.02, 0.56],
    [0.3, -0.15, 0.3, 0.42],
  ];
  return gradientAcross(
    group(
      rod([-0.72, -0.3, 0], [0.8, -0.3, 0], 0.4, clay(color)),
      ...puffs.map(([x, y, z, radius]) => at(ball(radius, clay(color)), [x, y, z])),
    ),
    color,
  );
};
