import { at, group } from "../modelling/assemble.js";
import { lyingDisc } from "../modelling/extruded.js";
import { clay } from "../modelling/materials.js";
import { turnedStraight } from "../modelling/turned.js";
/** @import { Paint } from "../modelling/materials.js" */
/** @import { ProfilePoint } from "../modelling/turned.js" */

/** A pencil, point down. @param {{ color?: Paint, eraser?: Paint }} [options] */
export const pencil = ({ color = ["#ffd27a", "#ff9a1f"], eraser = "#ff6f91" } = {}) => {
  /** @type {ProfilePoint[]} */
  const shaft = [
    [0, -0.75],
    [0.26, -0.75],
    [0.28, -0.72],
    [0.28, 0.8],
    [0, 0.8],
  ];
  /** @type {ProfilePoint[]} */
  const wood = [
    [0.085, -1.3],
    [0.28, -0.75],
    [0, -0.75],
  ];
  /** @type {ProfilePoint[]} */
  const collar = [
    [0, 0.8],
    [0.3, 0.8],
    [0.3, 1.02],
    [0, 1.02],
  ];
  return group(
    turnedStraight(shaft, clay(color), 6),
    turnedStraight(wood, clay("#ffe3c4"), 48),
    turnedStraight(
      [
        [0.001, -1.55],
        [0.088, -1.29],
      ],
      clay("#2a2550"),
      48,
    ),
    turnedStraight(collar, clay("#e8e8f4", { metalness: 0.5 }), 64),
    at(lyingDisc(0.29, 0.4, 0.1, clay(eraser)), [0, 1.2, 0]),
  );
};
