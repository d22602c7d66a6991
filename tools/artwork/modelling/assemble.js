import * as THREE from "three";
import { bakeGradient } from "./gradient.js";
/** @import { Axis } from "./materials.js" */

/** @typedef {[x: number, y: number, z: number]} Point */

/**
 * A mesh, with its clay's gradient baked in.
 *
 * @template {THREE.BufferGeometry} Geometry
 * @template {THREE.Material} Skin
 * @param {Geometry} geometry
 * @param {Skin} material
 * @param {Axis} [axis] of the gradient
 */
export const mesh = (geometry, material, axis) => bakeGradient(new THREE.Mesh(geometry, material), axis);

/**
 * Puts an object somewhere.
 *
 * @template {THREE.Object3D} Body
 * @param {Body} body
 * @param {Readonly<Point>} position
 * @param {Readonly<Point>} [turn] about x, y and z, in radians
 * @returns {Body} the same object
 */
export const at = (body, position, turn = [0, 0, 0]) => {
  body.position.set(...position);
  body.rotation.set(...turn);
  return body;
};

/**
 * Objects that move together.
 *
 * @param {...THREE.Object3D} parts
 */
export const group = (...parts) => new THREE.Group().add(...parts);

/**
 * A list of as many values as wanted.
 *
 * @template Value
 * @param {number} count
 * @param {(index: number) => Value} make
 */
export const times = (count, make) => Array.from({ length: count }, (_, index) => make(index));
