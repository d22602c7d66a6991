import { at, group } from "../modelling/assemble.js";
import { extruded } from "../modelling/extruded.js";
import { clay } from "../modelling/materials.js";
import { roundedPolygon } from "../modelling/rounded-polygon.js";
import { ball } from "../modelling/solids.js";
import { tube } from "../modelling/tube.js";
/** @import { Point } from "../modelling/assemble.js" */
/** @import { Paint } from "../modelling/materials.js" */

/** @type {(z: number, color: Paint) => import("three").Mesh} */
const bagHandle = (z, color) =>
  tube(
    [
      [-0.42, 0.52, z],
      [-0.42, 1, z],
      [-0.28, 1.34, z],
      [0, 1.45, z],
      [0.28, 1.34, z],
      [0.42, 1, z],
      [0.42, 0.52, z],
    ],
    0.07,
    clay(color),
  );

/** A shopping bag that smiles. @param {{ color?: Paint }} [options] */
export const bag = ({ color = ["#ff8aa0", "#ff3d6e"] } = {}) => {
  const white = "#ffffff";
  const outline = roundedPolygon(
    [
      [-0.82, 0.75],
      [0.82, 0.75],
      [1, -1],
      [-1, -1],
    ],
    0.22,
  );
  /** @type {Point[]} */
  const smile = [
    [-0.34, -0.12, 0.5],
    [-0.18, -0.34, 0.52],
    [0, -0.4, 0.53],
    [0.18, -0.34, 0.52],
    [0.34, -0.12, 0.5],
  ];
  return group(
    extruded(outline, 0.95, 0.14, clay(color)),
    bagHandle(0.5, white),
    bagHandle(-0.5, white),
    tube(smile, 0.065, clay(white)),
    ...[-1, 1].flatMap((side) => [
      at(ball(0.09, clay(white)), [side * 0.42, 0.5, 0.5]),
      at(ball(0.066, clay(white)), [side * 0.34, -0.12, 0.5]),
    ]),
  );
};
