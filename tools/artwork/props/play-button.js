import { at, group } from "../modelling/assemble.js";
import { disc, extruded } from "../modelling/extruded.js";
import { clay } from "../modelling/materials.js";
import { roundedPolygon } from "../modelling/rounded-polygon.js";
/** @import { Paint } from "../modelling/materials.js" */

/** The round button that starts a film. @param {{ color?: Paint }} [options] */
export const playButton = ({ color = ["#ff9ab0", "#ff3d6e"] } = {}) => {
  const triangle = roundedPolygon(
    [
      [-0.3, 0.46],
      [0.5, 0],
      [-0.3, -0.46],
    ],
    0.14,
  );
  return group(disc(1, 0.5, 0.2, clay(color)), at(extruded(triangle, 0.22, 0.08, clay("#ffffff")), [0.02, 0, 0.28]));
};
