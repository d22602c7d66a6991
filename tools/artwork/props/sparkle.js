import { group } from "../modelling/assemble.js";
import { implicitSurface } from "../modelling/implicit-surface.js";
import { clay } from "../modelling/materials.js";
/** @import { Paint } from "../modelling/materials.js" */

/** A four-pointed star. @param {{ color?: Paint }} [options] */
export const sparkle = ({ color = "#ffb020" } = {}) => {
  const power = 0.68;
  /** @param {number} value */
  const softened = (value) => Math.sqrt(value * value + 0.004) ** power;
  return group(
    implicitSurface(
      (x, y, z) => ((softened(x) + softened(y)) ** (1 / power) / 1.25) ** 2 + (z / 0.36) ** 2 - 1,
      clay(color),
      1.6,
      90,
    ),
  );
};
