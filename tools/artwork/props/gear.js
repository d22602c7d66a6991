import * as THREE from "three";
import { group, times } from "../modelling/assemble.js";
import { extruded } from "../modelling/extruded.js";
import { clay } from "../modelling/materials.js";
import { roundedPolygon } from "../modelling/rounded-polygon.js";
/** @import { Paint } from "../modelling/materials.js" */
/** @import { FlatPoint } from "../modelling/puffed.js" */

/** A cogwheel with eight teeth. @param {{ color?: Paint }} [options] */
export const gear = ({ color = ["#9a8fff", "#4a3aff"] } = {}) => {
  /** @type {[angle: number, radius: number][]} */
  const tooth = [
    [-0.24, 0.74],
    [-0.15, 1.02],
    [0.15, 1.02],
    [0.24, 0.74],
  ];
  const corners = times(8, (index) =>
    tooth.map(([angle, radius]) => {
      const turn = (index * Math.PI) / 4 + angle;
      return /** @type {FlatPoint} */ ([Math.cos(turn) * radius, Math.sin(turn) * radius]);
    }),
  );
  const outline = roundedPolygon(corners.flat(), 0.07);
  const hole = new THREE.Path();
  hole.absarc(0, 0, 0.36, 0, Math.PI * 2, true);
  outline.holes.push(hole);
  return group(extruded(outline, 0.45, 0.09, clay(color), 8));
};
