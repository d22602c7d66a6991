import { at, group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { ball } from "../modelling/solids.js";
import { turned } from "../modelling/turned.js";
/** @import { ProfilePoint } from "../modelling/turned.js" */

const pinProfile = /** @type {ProfilePoint[]} */ ([
  [0.001, 1],
  [0.38, 0.92],
  [0.68, 0.62],
  [0.76, 0.25],
  [0.62, -0.2],
  [0.3, -0.85],
  [0.06, -1.3],
  [0.001, -1.36],
]);

/** The pin that marks a place on a map. */
export const pin = () =>
  group(turned(pinProfile, clay(["#ff9ab0", "#ff2f62"])), at(ball(0.36, clay("#ffffff")), [0, 0.28, 0.56]));
