import { at, group } from "../modelling/assemble.js";
import { lyingDisc } from "../modelling/extruded.js";
import { clay } from "../modelling/materials.js";
import { ball } from "../modelling/solids.js";
import { turned } from "../modelling/turned.js";
/** @import { Point } from "../modelling/assemble.js" */
/** @import { ProfilePoint } from "../modelling/turned.js" */

const bun = () => clay(["#ffc774", "#e88a2c"]);

const topProfile = /** @type {ProfilePoint[]} */ ([
  [0.001, 0.95],
  [0.5, 0.88],
  [0.9, 0.55],
  [1, 0.22],
  [0.9, 0.16],
  [0.001, 0.14],
]);

const bottomProfile = /** @type {ProfilePoint[]} */ ([
  [0.001, -0.36],
  [0.92, -0.36],
  [1, -0.46],
  [0.92, -0.72],
  [0.001, -0.78],
]);

const seedPlaces = /** @type {Point[]} */ ([
  [0.3, 0.88, 0.25],
  [-0.3, 0.86, 0.3],
  [0, 0.9, 0.5],
  [0.5, 0.72, 0.45],
  [-0.55, 0.72, 0.35],
  [0.1, 0.95, -0.05],
]);

/** @param {Point} place */
const seed = (place) => {
  const body = at(ball(0.06, clay("#fff3d6")), place);
  body.scale.set(1, 0.6, 1.5);
  return body;
};

/** A burger with lettuce, cheese and sesame. */
export const burger = () =>
  group(
    turned(topProfile, bun()),
    at(lyingDisc(1.02, 0.16, 0.06, clay("#7ed957")), [0, 0.08, 0]),
    at(lyingDisc(0.98, 0.3, 0.12, clay("#8a4a2b")), [0, -0.16, 0]),
    lyingDisc(1, 0.12, 0.05, clay("#ffcf3f")),
    turned(bottomProfile, bun()),
    ...seedPlaces.map(seed),
  );
