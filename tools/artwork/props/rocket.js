import { at, group, times } from "../modelling/assemble.js";
import { extruded } from "../modelling/extruded.js";
import { clay } from "../modelling/materials.js";
import { roundedPolygon } from "../modelling/rounded-polygon.js";
import { ball, hoop } from "../modelling/solids.js";
import { turned } from "../modelling/turned.js";
/** @import { ProfilePoint } from "../modelling/turned.js" */

/** @param {number} turn about the rocket's axis, in radians */
const rocketFin = (turn) => {
  const outline = roundedPolygon(
    [
      [0.4, 0],
      [0.95, -0.62],
      [0.95, -1.05],
      [0.34, -0.75],
    ],
    0.14,
  );
  return at(group(extruded(outline, 0.16, 0.06, clay("#ff5c7a"))), [0, 0, 0], [0, turn, 0]);
};

const bodyProfile = /** @type {ProfilePoint[]} */ ([
  [0.001, 1.45],
  [0.16, 1.28],
  [0.38, 0.85],
  [0.5, 0.3],
  [0.48, -0.3],
  [0.34, -0.8],
]);

const noseProfile = /** @type {ProfilePoint[]} */ ([
  [0.001, 1.47],
  [0.165, 1.29],
  [0.3, 1.04],
]);

const nozzleProfile = /** @type {ProfilePoint[]} */ ([
  [0.001, -0.85],
  [0.26, -0.86],
  [0.3, -1],
  [0.15, -1.02],
]);

const flameProfile = /** @type {ProfilePoint[]} */ ([
  [0.24, -0.95],
  [0.28, -1.15],
  [0.16, -1.45],
  [0.001, -1.75],
]);

/** A rocket with its flame, pointing up. */
export const rocket = () => {
  const nose = turned(noseProfile, clay("#ff5c7a"));
  nose.scale.set(1.03, 1, 1.03);
  const third = (2 * Math.PI) / 3;
  return group(
    turned(bodyProfile, clay(["#ffffff", "#dfe2ff"])),
    nose,
    ...times(3, (index) => rocketFin(0.5 + index * third)),
    at(hoop(0.2, 0.06, clay("#ffffff")), [0, 0.42, 0.47]),
    at(ball(0.19, clay("#5b4dff")), [0, 0.42, 0.4]),
    turned(nozzleProfile, clay("#5b4dff")),
    turned(flameProfile, clay(["#ff8a3d", "#ffd34d"])),
  );
};
