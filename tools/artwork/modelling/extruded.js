import * as THREE from "three";
import { mesh } from "./assemble.js";
import { bakeGradient } from "./gradient.js";

/**
 * A flat shape given a depth and round edges; its outline stays where it was drawn.
 *
 * @param {THREE.Shape} shape
 * @param {number} depth
 * @param {number} bevel the radius of the edges
 * @param {THREE.Material} material
 * @param {number} [bevelSegments]
 */
export const extruded = (shape, depth, bevel, material, bevelSegments = 14) => {
  const straight = Math.max(depth - 2 * bevel, 0.001);
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: straight,
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments,
    curveSegments: 48,
  });
  geometry.translate(0, 0, -straight / 2);
  return mesh(geometry, material);
};

/** @param {number} radius */
const circle = (radius) => {
  const shape = new THREE.Shape();
  shape.absarc(0, 0, radius, 0, Math.PI * 2);
  return shape;
};

/**
 * A round disc that faces the viewer.
 *
 * @param {number} radius
 * @param {number} thickness
 * @param {number} bevel
 * @param {THREE.Material} material
 */
export const disc = (radius, thickness, bevel, material) => extruded(circle(radius), thickness, bevel, material, 10);

/**
 * A round disc that lies flat.
 *
 * @param {number} radius
 * @param {number} thickness
 * @param {number} bevel
 * @param {THREE.Material} material
 */
export const lyingDisc = (radius, thickness, bevel, material) => {
  const body = disc(radius, thickness, bevel, material);
  body.geometry.rotateX(Math.PI / 2);
  return bakeGradient(body);
};
