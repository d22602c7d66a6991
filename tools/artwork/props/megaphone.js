import * as THREE from "three";
import { at, group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { lyingHoop, rod } from "../modelling/solids.js";
import { turned, turnedStraight } from "../modelling/turned.js";
/** @import { Paint } from "../modelling/materials.js" */
/** @import { ProfilePoint } from "../modelling/turned.js" */

const hornProfile = /** @type {ProfilePoint[]} */ ([
  [0.3, -0.55],
  [0.38, -0.1],
  [0.6, 0.45],
  [0.98, 0.92],
  [1.03, 0.98],
]);

const innerProfile = /** @type {ProfilePoint[]} */ ([
  [0, 0.35],
  [0.5, 0.5],
  [0.96, 0.96],
]);

const backProfile = /** @type {ProfilePoint[]} */ ([
  [0, -1.05],
  [0.3, -1.05],
  [0.38, -0.98],
  [0.38, -0.5],
  [0, -0.5],
]);

/** A megaphone that calls to the right. @param {{ color?: Paint, handle?: Paint }} [options] */
export const megaphone = ({ color = ["#ff9ab0", "#ff3d6e"], handle = "#5b4dff" } = {}) => {
  const white = "#ffffff";
  const upright = group(
    turned(hornProfile, clay(color, { side: THREE.DoubleSide })),
    turnedStraight(innerProfile, clay(white)),
    turnedStraight(backProfile, clay(white)),
    lyingHoop(1.02, 0.075, clay(white), 0.97),
    rod([0, -0.55, 0.3], [0.12, -0.62, 1], 0.14, clay(handle)),
  );
  return group(at(upright, [0, 0, 0], [0, 0, -Math.PI / 2 + 0.25]));
};
