import * as THREE from "three";
import { mesh } from "./assemble.js";

/** @typedef {[radius: number, height: number]} ProfilePoint */

/**
 * A body turned on a lathe from a profile that is smoothed into a curve.
 *
 * @param {ProfilePoint[]} profile from bottom to top, or from top to bottom
 * @param {THREE.Material} material
 */
export const turned = (profile, material) => {
  const points = profile.map((point) => new THREE.Vector2(...point));
  const [first, last] = [points[0], points[points.length - 1]];
  if (first && last && first.y > last.y) points.reverse();
  return mesh(new THREE.LatheGeometry(new THREE.SplineCurve(points).getPoints(160), 128), material);
};

/**
 * A body turned on a lathe from a profile of straight lines.
 *
 * @param {ProfilePoint[]} profile
 * @param {THREE.Material} material
 * @param {number} [sides] six make a pencil
 */
export const turnedStraight = (profile, material, sides = 128) =>
  mesh(
    new THREE.LatheGeometry(
      profile.map((point) => new THREE.Vector2(...point)),
      sides,
    ),
    material,
  );
