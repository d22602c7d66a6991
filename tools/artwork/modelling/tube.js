import * as THREE from "three";
import { mesh } from "./assemble.js";
/** @import { Point } from "./assemble.js" */

/**
 * A tube through points, smoothed into a curve.
 *
 * @param {Readonly<Point>[]} points
 * @param {number} radius
 * @param {THREE.Material} material
 * @param {boolean} [closed] whether the last point leads to the first
 */
export const tube = (points, radius, material, closed = false) => {
  const curve = new THREE.CatmullRomCurve3(
    points.map((point) => new THREE.Vector3(...point)),
    closed,
  );
  return mesh(new THREE.TubeGeometry(curve, 220, radius, 32, closed), material);
};
