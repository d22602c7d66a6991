import { group, times } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { puffed } from "../modelling/puffed.js";
/** @import { Paint } from "../modelling/materials.js" */
/** @import { FlatPoint } from "../modelling/puffed.js" */

/** A heart, blown up like a cushion. @param {{ color?: Paint }} [options] */
export const heart = ({ color = ["#ff8aa0", "#ff2f62"] } = {}) => {
  const points = 260;
  const outline = times(points, (index) => {
    const angle = (-index / points) * 2 * Math.PI;
    const height = 13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle);
    return /** @type {FlatPoint} */ ([Math.sin(angle) ** 3, height / 16 + 0.12]);
  });
  const skin = clay(color, { roughness: 0.24, clearcoat: 0.9 });
  return group(puffed(outline, 0.52, skin, { centre: [0, 0.12], power: 2.2 }));
};
