import { at, group, times } from "../modelling/assemble.js";
import { gradientAcross } from "../modelling/gradient.js";
import { clay } from "../modelling/materials.js";
import { ball, rod } from "../modelling/solids.js";
import { tube } from "../modelling/tube.js";
/** @import { Point } from "../modelling/assemble.js" */
/** @import { Paint } from "../modelling/materials.js" */

/** The letters ".in", for Indian domain names. @param {{ letters?: Paint }} [options] */
export const dotIn = ({ letters = ["#9a8fff", "#4a3aff"] } = {}) => {
  const thickness = 0.24;
  const ink = () => clay(letters);
  const arch = times(25, (index) => {
    const angle = Math.PI - (index / 24) * Math.PI;
    return /** @type {Point} */ ([0.86 + Math.cos(angle) * 0.4, 0.12 + Math.sin(angle) * 0.4, 0]);
  });
  const word = group(
    rod([-0.1, -0.72, 0], [-0.1, 0.34, 0], thickness, ink()),
    at(ball(thickness * 1.12, ink()), [-0.1, 0.98, 0]),
    rod([0.46, -0.72, 0], [0.46, 0.34, 0], thickness, ink()),
    tube([[0.46, -0.1, 0], ...arch, [1.26, -0.1, 0]], thickness, ink()),
    rod([1.26, 0.12, 0], [1.26, -0.72, 0], thickness, ink()),
  );
  return group(
    at(ball(thickness * 1.25, clay(["#ffd27a", "#ff8a1f"])), [-0.82, -0.68, 0]),
    gradientAcross(word, letters),
  );
};
