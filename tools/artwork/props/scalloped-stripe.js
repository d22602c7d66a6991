import * as THREE from "three";

/**
 * One stripe of a shop's awning: a strip with a half-round lower end.
 *
 * @param {number} width
 * @param {number} length of the straight part, above the origin
 */
export const scallopedStripe = (width, length) => {
  const half = width / 2;
  const shape = new THREE.Shape();
  shape.moveTo(-half, length);
  shape.lineTo(half, length);
  shape.lineTo(half, 0);
  shape.absarc(0, 0, half, 0, -Math.PI, true);
  shape.closePath();
  return shape;
};
