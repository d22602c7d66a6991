import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { at, mesh } from "./assemble.js";
/** @import { Point } from "./assemble.js" */
/** @import { Axis } from "./materials.js" */

/**
 * A box with round edges.
 *
 * @param {[width: number, height: number, depth: number]} size
 * @param {number} radius of the edges; a flat box gets what fits
 * @param {THREE.Material} material
 */
export const box = ([width, height, depth], radius, material) => {
  const largest = Math.min(width, height, depth) / 2 - 0.001;
  return mesh(new RoundedBoxGeometry(width, height, depth, 7, Math.min(radius, largest)), material);
};

/**
 * A box with sharp edges and few triangles, for windows and marks.
 *
 * @param {[width: number, height: number, depth: number]} size
 * @param {THREE.Material} material
 */
export const plainBox = (size, material) => mesh(new THREE.BoxGeometry(...size), material);

/**
 * A rod with round ends.
 *
 * @param {Readonly<Point>} from the middle of one end
 * @param {Readonly<Point>} to the middle of the other
 * @param {number} radius
 * @param {THREE.Material} material
 */
export const rod = (from, to, radius, material) => {
  const start = new THREE.Vector3(...from);
  const end = new THREE.Vector3(...to);
  const body = mesh(new THREE.CapsuleGeometry(radius, start.distanceTo(end), 24, 48), material);
  body.position.copy(start).add(end).multiplyScalar(0.5);
  body.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), end.sub(start).normalize());
  return body;
};

/**
 * Rods from point to point, joined by their round ends.
 *
 * @param {Readonly<Point>[]} points
 * @param {number} radius
 * @param {() => THREE.Material} material one for each rod
 */
export const rods = (points, radius, material) =>
  points.slice(1).map((point, index) => rod(/** @type {Point} */ (points[index]), point, radius, material()));

/**
 * @param {number} radius
 * @param {THREE.Material} material
 */
export const ball = (radius, material) => mesh(new THREE.SphereGeometry(radius, 64, 48), material);

/**
 * A ring that faces the viewer.
 *
 * @param {number} radius to the middle of the tube
 * @param {number} thickness the tube's radius
 * @param {THREE.Material} material
 * @param {Axis} [axis] of the gradient
 */
export const hoop = (radius, thickness, material, axis) =>
  mesh(new THREE.TorusGeometry(radius, thickness, 48, 140), material, axis);

/**
 * A ring that lies flat at a height.
 *
 * @param {number} radius to the middle of the tube
 * @param {number} thickness the tube's radius
 * @param {THREE.Material} material
 * @param {number} height
 */
export const lyingHoop = (radius, thickness, material, height) =>
  at(hoop(radius, thickness, material), [0, height, 0], [Math.PI / 2, 0, 0]);
