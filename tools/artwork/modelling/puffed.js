import * as THREE from "three";
import { mesh, times } from "./assemble.js";

/** @typedef {[x: number, y: number]} FlatPoint */

/**
 * A shape's outline as points at equal distances, anticlockwise.
 *
 * @param {THREE.Shape} shape
 * @param {number} count
 * @returns {FlatPoint[]}
 */
export const outlineOf = (shape, count) => {
  const points = shape.getSpacedPoints(count).slice(0, -1);
  const outline = points.map(({ x, y }) => /** @type {FlatPoint} */ ([x, y]));
  return THREE.ShapeUtils.area(points) < 0 ? outline.reverse() : outline;
};

/**
 * The triangles of one half of a pillow: a fan about the tip, then bands from ring to ring.
 *
 * @param {number} tip index of the middle vertex
 * @param {number[][]} rings indices of vertices, from the tip to the rim
 * @param {boolean} front whether the half faces the viewer
 */
const halfPillow = (tip, rings, front) => {
  /** @type {number[]} */
  const triangles = [];
  /** @type {(a: number, b: number, c: number) => number} */
  const add = (a, b, c) => triangles.push(...(front ? [a, b, c] : [a, c, b]));
  rings.forEach((inner, ringIndex) => {
    inner.forEach((vertex, index) => {
      const next = (index + 1) % inner.length;
      if (ringIndex === 0) add(tip, vertex, inner[next]);
      const outer = rings[ringIndex + 1];
      if (!outer) return;
      add(vertex, outer[index], outer[next]);
      add(vertex, outer[next], inner[next]);
    });
  });
  return triangles;
};

/**
 * A pillow blown up inside an outline, such as a heart.
 *
 * @param {FlatPoint[]} outline anticlockwise; every point must be seen from the centre
 * @param {number} height from the middle to the front
 * @param {THREE.Material} material
 * @param {{ power?: number, centre?: FlatPoint, rings?: number }} [options]
 *   `power`: 2 is round like a cushion, more is flatter with a rounder rim
 */
export const puffed = (outline, height, material, { power = 2, centre = [0, 0], rings = 40 } = {}) => {
  /** @type {number[]} */
  const positions = [];
  /** @type {(x: number, y: number, z: number) => number} */
  const addVertex = (x, y, z) => positions.push(x, y, z) / 3 - 1;
  /** @type {(index: number, side: 1 | -1) => number[]} */
  const addRing = (index, side) => {
    const reach = Math.sin(((index / rings) * Math.PI) / 2);
    const z = side * height * Math.sqrt(Math.max(0, 1 - reach ** power));
    return outline.map(([x, y]) =>
      addVertex(centre[0] + (x - centre[0]) * reach, centre[1] + (y - centre[1]) * reach, z),
    );
  };
  /** @type {(side: 1 | -1) => number[][]} */
  const addSide = (side) => times(rings - 1, (index) => addRing(index + 1, side));
  const rim = addRing(rings, 1);
  const front = halfPillow(addVertex(...centre, height), [...addSide(1), rim], true);
  const back = halfPillow(addVertex(...centre, -height), [...addSide(-1), rim], false);

  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.Float32BufferAttribute(positions, 3));
  geometry.setIndex([...front, ...back]);
  geometry.computeVertexNormals();
  return mesh(geometry, material);
};
