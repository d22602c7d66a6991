import { at, group, times } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { ball, lyingHoop } from "../modelling/solids.js";
import { turned } from "../modelling/turned.js";
/** @import { ProfilePoint } from "../modelling/turned.js" */

const glassProfile = /** @type {ProfilePoint[]} */ ([
  [0.001, 0.98],
  [0.12, 0.97],
  [0.3, 0.92],
  [0.5, 0.79],
  [0.66, 0.58],
  [0.74, 0.3],
  [0.7, 0.02],
  [0.56, -0.26],
  [0.41, -0.52],
  [0.35, -0.74],
]);

/** A light bulb that is on. */
export const bulb = () =>
  group(
    turned(
      glassProfile,
      clay(["#fff0b8", "#ffb020"], { emissive: "#ff9a1f", emissiveIntensity: 0.28, roughness: 0.2 }),
    ),
    ...times(3, (index) => lyingHoop(0.32 - index * 0.02, 0.085, clay("#e4e5f5"), -0.82 - index * 0.15)),
    at(ball(0.2, clay("#2a2550")), [0, -1.2, 0]),
  );
