import * as THREE from "three";
import { mesh } from "./assemble.js";

/** @typedef {(x: number, y: number, z: number) => number} Field negative inside a body, positive outside */

/**
 * How far the surface is from the origin in a direction: steps inwards until inside, then halves the step.
 *
 * @param {Field} field
 * @param {THREE.Vector3} direction
 * @param {number} reach nothing of the body is further away
 */
const distanceToSurface = (field, direction, reach) => {
  /** @param {number} distance */
  const isOutside = (distance) => field(direction.x * distance, direction.y * distance, direction.z * distance) > 0;
  const step = reach / 60;
  let inside = reach;
  while (inside > 0 && isOutside(inside)) inside -= step;
  let outside = inside + step;
  for (let round = 0; round < 22; round++) {
    const middle = (inside + outside) / 2;
    if (isOutside(middle)) outside = middle;
    else inside = middle;
  }
  return inside;
};

/**
 * The direction in which a field grows.
 *
 * @param {Field} field
 * @param {THREE.Vector3} point
 */
const normalAt = (field, { x, y, z }) => {
  const e = 0.001;
  return new THREE.Vector3(
    field(x + e, y, z) - field(x - e, y, z),
    field(x, y + e, z) - field(x, y - e, z),
    field(x, y, z + e) - field(x, y, z - e),
  ).normalize();
};

/**
 * A smooth body that every ray from the origin leaves once, given by a formula.
 *
 * @param {Field} field
 * @param {THREE.Material} material
 * @param {number} reach nothing of the body is further from the origin
 * @param {number} detail squares along each edge of the cube that is blown onto the surface
 */
export const implicitSurface = (field, material, reach, detail) => {
  const geometry = new THREE.BoxGeometry(1, 1, 1, detail, detail, detail);
  const positions = geometry.getAttribute("position");
  const normals = geometry.getAttribute("normal");
  const point = new THREE.Vector3();
  for (let index = 0; index < positions.count; index++) {
    point.fromBufferAttribute(positions, index).normalize();
    point.multiplyScalar(distanceToSurface(field, point, reach));
    positions.setXYZ(index, ...point.toArray());
    normals.setXYZ(index, ...normalAt(field, point).toArray());
  }
  return mesh(geometry, material);
};
