import * as THREE from "three";
import { at, group, mesh } from "../modelling/assemble.js";
import { clay, lowerColor } from "../modelling/materials.js";
import { turnedStraight } from "../modelling/turned.js";
/** @import { Paint } from "../modelling/materials.js" */
/** @import { ProfilePoint } from "../modelling/turned.js" */

const mugProfile = /** @type {ProfilePoint[]} */ ([
  [0, -0.75],
  [0.55, -0.75],
  [0.65, -0.66],
  [0.68, 0.6],
  [0.66, 0.66],
  [0.6, 0.66],
  [0.58, 0.58],
  [0.55, -0.5],
  [0, -0.55],
]);

/** A mug. @param {{ color?: Paint }} [options] */
export const mug = ({ color = ["#a9c4ff", "#4d7dff"] } = {}) =>
  group(
    turnedStraight(mugProfile, clay(color)),
    at(
      mesh(new THREE.TorusGeometry(0.36, 0.1, 32, 80, Math.PI), clay(lowerColor(color))),
      [0.62, 0, 0],
      [0, 0, -Math.PI / 2],
    ),
  );
