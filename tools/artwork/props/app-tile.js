import { at, group } from "../modelling/assemble.js";
import { extruded } from "../modelling/extruded.js";
import { clay } from "../modelling/materials.js";
import { roundedPolygon } from "../modelling/rounded-polygon.js";
import { icon3d } from "./icon.js";
/** @import { Paint } from "../modelling/materials.js" */

/**
 * A squircle that carries an icon, as on a phone's home screen.
 *
 * @param {{ icon: string, color?: Paint }} options
 */
export const appTile = async ({ icon, color = ["#9a8fff", "#4a3aff"] }) => {
  const outline = roundedPolygon(
    [
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ],
    0.62,
  );
  const face = await icon3d({ icon, color: "#ffffff", depth: 0.2, bevel: 0.05 });
  face.scale.setScalar(0.52);
  return group(extruded(outline, 0.5, 0.15, clay(color)), at(face, [0, 0, 0.27]));
};
