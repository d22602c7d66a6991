import { group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { plate } from "../modelling/plate.js";
/** @import { Point } from "../modelling/assemble.js" */

/** A folded paper plane that flies to the right. */
export const paperPlane = () => {
  const white = { roughness: 0.5, clearcoat: 0.1 };
  const thickness = 0.018;
  /** @type {Point} */
  const nose = [1.55, 0.12, 0];
  /** @type {Point} */
  const keel = [-0.75, -0.55, 0];
  /** @type {[Point, Point]} */
  const [leftFold, rightFold] = [
    [-0.85, 0.08, 0.1],
    [-0.85, 0.08, -0.1],
  ];
  return group(
    plate([nose, [-1.1, 0.3, 1.05], leftFold], thickness, clay("#ffffff", white)),
    plate([nose, rightFold, [-1.1, 0.3, -1.05]], thickness, clay("#e6ebff", white)),
    plate([nose, leftFold, keel], thickness, clay("#b9c8ff", white)),
    plate([nose, keel, rightFold], thickness, clay("#b9c8ff", white)),
  );
};
