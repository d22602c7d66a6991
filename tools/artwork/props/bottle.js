import { at, group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { turnedStraight } from "../modelling/turned.js";
/** @import { ProfilePoint } from "../modelling/turned.js" */

const bottleProfile = /** @type {ProfilePoint[]} */ ([
  [0, -1],
  [0.5, -1],
  [0.58, -0.92],
  [0.58, 0.25],
  [0.5, 0.45],
  [0.24, 0.58],
  [0.22, 0.62],
  [0.22, 0.72],
  [0, 0.72],
]);

const lidProfile = /** @type {ProfilePoint[]} */ ([
  [0, 0],
  [0.26, 0],
  [0.3, 0.04],
  [0.3, 0.4],
  [0.26, 0.44],
  [0, 0.44],
]);

const labelProfile = /** @type {ProfilePoint[]} */ ([
  [0.585, -0.6],
  [0.587, -0.6],
  [0.587, 0],
  [0.585, 0],
]);

/** A bottle of hand wash. */
export const bottle = () =>
  group(
    turnedStraight(bottleProfile, clay(["#bff5e6", "#37c8a5"])),
    at(turnedStraight(lidProfile, clay("#ffffff")), [0, 0.68, 0]),
    turnedStraight(labelProfile, clay("#ffffff")),
  );
