import { at, group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { box } from "../modelling/solids.js";
/** @import { Point } from "../modelling/assemble.js" */

/** Four building blocks, one of them on its way. @param {{ colors?: string[] }} [options] */
export const blocks = ({ colors = ["#5b4dff", "#ffb020", "#ff4d79", "#12c99b"] } = {}) => {
  /** @type {[position: Point, turn: Point][]} */
  const places = [
    [
      [-0.48, -0.48, 0],
      [0, 0, 0],
    ],
    [
      [0.48, -0.48, 0],
      [0, 0, 0],
    ],
    [
      [-0.48, 0.48, 0],
      [0, 0, 0],
    ],
    [
      [0.62, 0.66, 0.1],
      [0.2, 0.3, -0.25],
    ],
  ];
  return group(
    ...places.map(([position, turn], index) =>
      at(box([0.9, 0.9, 0.9], 0.16, clay(colors[index] ?? "#5b4dff")), position, turn),
    ),
  );
};
