import { at, group, times } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { ball, rod } from "../modelling/solids.js";
import { tube } from "../modelling/tube.js";
/** @import { Point } from "../modelling/assemble.js" */

/** @type {(x: number, y: number, lift?: number) => Point} a place on the face's unit sphere */
const onFace = (x, y, lift = 0.02) => [x, y, Math.sqrt(1 - x * x - y * y) + lift];

/** A smiling face. */
export const smiley = () => {
  const ink = () => clay("#3a2a10");
  const mouth = times(17, (index) => {
    const angle = Math.PI * (1.18 + (0.64 * index) / 16);
    return onFace(Math.cos(angle) * 0.58, Math.sin(angle) * 0.5 - 0.02);
  });
  const corners = mouth.filter((_, index) => index === 0 || index === mouth.length - 1);
  return group(
    ball(1, clay(["#ffe38a", "#ffae1f"], { roughness: 0.22, clearcoat: 0.9 })),
    ...[-0.32, 0.32].map((x) => rod(onFace(x, 0.2), onFace(x, 0.38), 0.1, ink())),
    tube(mouth, 0.07, ink()),
    ...corners.map((place) => at(ball(0.07, ink()), place)),
    ...[-0.62, 0.62].map((x) => at(ball(0.15, clay("#ff8a7a")), onFace(x, -0.08, -0.07))),
  );
};
