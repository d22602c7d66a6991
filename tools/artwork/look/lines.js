import { times } from "../modelling/assemble.js";
/** @import { Point } from "../modelling/assemble.js" */

/** The trace of one heartbeat. @type {Point[]} */
export const heartbeat = [
  [-3.7, 0, 0],
  [-3.2, 0, 0],
  [-2.9, 0.28, 0],
  [-2.6, 0, 0],
  [-2.2, 0, 0],
  [-1.95, -0.4, 0],
  [-1.5, 1.35, 0],
  [-1.1, -1, 0],
  [-0.8, 0.35, 0],
  [-0.55, 0, 0],
  [0.2, 0, 0],
];

/**
 * An orbit that lies flat.
 *
 * @param {number} width from the middle
 * @param {number} depth from the middle
 */
export const ellipse = (width, depth) =>
  times(40, (index) => {
    const angle = (index / 20) * Math.PI;
    return /** @type {Point} */ ([Math.cos(angle) * width, 0, Math.sin(angle) * depth]);
  });
