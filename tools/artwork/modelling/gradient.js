import * as THREE from "three";
/** @import { Axis, Paint } from "./materials.js" */

/**
 * @param {THREE.BufferGeometry} geometry
 * @param {[string, string]} colors top and bottom
 * @param {(index: number) => number} heightOf from 0 (bottom) to 1 (top), by vertex
 */
const colorVertices = (geometry, [top, bottom], heightOf) => {
  const high = new THREE.Color(top);
  const low = new THREE.Color(bottom);
  const mixed = new THREE.Color();
  const { count } = geometry.getAttribute("position");
  const colors = new Float32Array(count * 3);
  for (let index = 0; index < count; index++) {
    mixed
      .copy(low)
      .lerp(high, heightOf(index))
      .toArray(colors, index * 3);
  }
  geometry.setAttribute("color", new THREE.BufferAttribute(colors, 3));
};

/**
 * Bakes the gradient of a mesh's clay into its vertices. A mesh of one colour stays as it is.
 *
 * @template {THREE.Mesh<THREE.BufferGeometry, THREE.Material>} Body
 * @param {Body} body
 * @param {Axis} [axis] from the second colour to the first along this axis
 * @returns {Body} the same mesh
 */
export const bakeGradient = (body, axis = "y") => {
  const colors = body.material.userData["gradient"];
  if (!colors) return body;
  body.geometry.computeBoundingBox();
  const { min, max } = /** @type {THREE.Box3} */ (body.geometry.boundingBox);
  const positions = body.geometry.getAttribute("position");
  const point = new THREE.Vector3();
  colorVertices(body.geometry, colors, (index) =>
    THREE.MathUtils.smoothstep(point.fromBufferAttribute(positions, index)[axis], min[axis], max[axis]),
  );
  return body;
};

/**
 * Draws one gradient across all clay parts of a group, so that parts that touch match.
 *
 * @template {THREE.Object3D} Body
 * @param {Body} parts
 * @param {Paint} paint as the parts were made with; one colour needs nothing
 * @returns {Body} the same group
 */
export const gradientAcross = (parts, paint) => {
  if (typeof paint === "string") return parts;
  parts.updateMatrixWorld(true);
  const { min, max } = new THREE.Box3().setFromObject(parts);
  const point = new THREE.Vector3();
  parts.traverse((part) => {
    if (!(part instanceof THREE.Mesh) || !part.material.userData["gradient"]) return;
    const positions = part.geometry.getAttribute("position");
    colorVertices(part.geometry, paint, (index) => {
      point.fromBufferAttribute(positions, index).applyMatrix4(part.matrixWorld);
      return THREE.MathUtils.smoothstep(point.y, min.y, max.y);
    });
  });
  return parts;
};
