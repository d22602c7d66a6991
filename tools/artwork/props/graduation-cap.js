import { at, group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { ball, box, rod } from "../modelling/solids.js";
import { tube } from "../modelling/tube.js";
import { turnedStraight } from "../modelling/turned.js";
/** @import { Paint } from "../modelling/materials.js" */

/** A mortar-board with a tassel. @param {{ color?: Paint }} [options] */
export const graduationCap = ({ color = ["#4a3aff", "#2a1fb0"] } = {}) => {
  const tassel = () => clay("#ffb020");
  return group(
    at(box([1.9, 0.14, 1.9], 0.06, clay(color)), [0, 0.35, 0], [0, Math.PI / 4, 0]),
    turnedStraight(
      [
        [0, -0.45],
        [0.62, -0.45],
        [0.7, -0.38],
        [0.74, 0.3],
        [0, 0.3],
      ],
      clay(color),
    ),
    at(ball(0.1, tassel()), [0, 0.45, 0]),
    tube(
      [
        [0, 0.45, 0],
        [0.55, 0.46, 0.3],
        [1, 0.4, 0.45],
        [1.12, 0.1, 0.48],
        [1.12, -0.25, 0.48],
      ],
      0.035,
      tassel(),
    ),
    rod([1.12, -0.25, 0.48], [1.12, -0.5, 0.48], 0.09, tassel()),
  );
};
