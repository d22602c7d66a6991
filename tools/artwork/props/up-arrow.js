import { group } from "../modelling/assemble.js";
import { gradientAcross } from "../modelling/gradient.js";
import { clay } from "../modelling/materials.js";
import { rod } from "../modelling/solids.js";
/** @import { Point } from "../modelling/assemble.js" */
/** @import { Paint } from "../modelling/materials.js" */

/** An arrow that points up. @param {{ color?: Paint, height?: number, thickness?: number }} [options] */
export const upArrow = ({ color = ["#7df5d3", "#0fa98a"], height = 2, thickness = 0.2 } = {}) => {
  /** @type {Point} */
  const tip = [0, height / 2, 0];
  return gradientAcross(
    group(
      rod([0, -height / 2, 0], tip, thickness, clay(color)),
      rod(tip, [-0.62, height / 2 - 0.62, 0], thickness, clay(color)),
      rod(tip, [0.62, height / 2 - 0.62, 0], thickness, clay(color)),
    ),
    color,
  );
};
