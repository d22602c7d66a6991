import { at, group } from "../modelling/assemble.js";
import { disc, extruded } from "../modelling/extruded.js";
import { clay } from "../modelling/materials.js";
import { roundedPolygon } from "../modelling/rounded-polygon.js";
import { ball } from "../modelling/solids.js";
import { tube } from "../modelling/tube.js";
/** @import { Point } from "../modelling/assemble.js" */

/** @type {(x: number, y: number, radius: number) => import("three").Mesh} */
const pepper = (x, y, radius) => at(disc(radius, 0.16, 0.06, clay(["#ff7a5c", "#e23c3c"])), [x, y, 0.15]);

/** @type {(x: number, y: number, turn: number) => import("three").Mesh} */
const leaf = (x, y, turn) => {
  const body = at(ball(0.12, clay("#4fbf5a")), [x, y, 0.17], [0, 0, turn]);
  body.scale.set(1, 0.5, 0.4);
  return body;
};

/** A slice of pizza, point down. */
export const pizza = () => {
  const slice = roundedPolygon(
    [
      [-0.92, 0.72],
      [0.92, 0.72],
      [0, -1.2],
    ],
    0.16,
  );
  /** @type {Point[]} */
  const crust = [
    [-0.9, 0.7, 0.02],
    [-0.45, 0.83, 0.04],
    [0, 0.87, 0.05],
    [0.45, 0.83, 0.04],
    [0.9, 0.7, 0.02],
  ];
  return group(
    extruded(slice, 0.3, 0.1, clay(["#ffd65c", "#ffb52e"])),
    tube(crust, 0.2, clay(["#f2b267", "#cf7c33"])),
    at(ball(0.2, clay("#dd9148")), [-0.9, 0.7, 0.02]),
    at(ball(0.2, clay("#dd9148")), [0.9, 0.7, 0.02]),
    pepper(-0.36, 0.42, 0.17),
    pepper(0.34, 0.36, 0.18),
    pepper(-0.02, -0.12, 0.17),
    pepper(0.04, -0.66, 0.11),
    leaf(0.02, 0.5, 0.5),
    leaf(-0.26, -0.02, -0.7),
    leaf(0.3, -0.1, 0.9),
  );
};
