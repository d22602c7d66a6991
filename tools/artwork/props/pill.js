import * as THREE from "three";
import { at, group, times } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { turnedStraight } from "../modelling/turned.js";
/** @import { Paint } from "../modelling/materials.js" */
/** @import { ProfilePoint } from "../modelling/turned.js" */

/** @param {Paint} color */
const halfPill = (color) => {
  const steps = 24;
  const dome = times(steps + 1, (index) => {
    const angle = ((index / steps) * Math.PI) / 2;
    return /** @type {ProfilePoint} */ ([Math.cos(angle) * 0.4, 0.55 + Math.sin(angle) * 0.4]);
  });
  return turnedStraight([[0.4, 0], ...dome], clay(color, { side: THREE.DoubleSide }));
};

/** A capsule of two halves. @param {{ color?: Paint, otherHalf?: Paint }} [options] */
export const pill = ({ color = "#ffffff", otherHalf = "#12c99b" } = {}) =>
  group(halfPill(color), at(halfPill(otherHalf), [0, 0, 0], [Math.PI, 0, 0]));
