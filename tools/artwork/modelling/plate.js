import * as THREE from "three";
import { mesh } from "./assemble.js";
/** @import { Point } from "./assemble.js" */

/**
 * A triangle with a thickness, as cut from card.
 *
 * @param {[Point, Point, Point]} corners
 * @param {number} thickness from the middle to either side
 * @param {THREE.Material} material
 */
export const plate = (corners, thickness, material) => {
  const [a, b, c] = corners.map((corner) => new THREE.Vector3(...corner));
  const offset = b.clone().sub(a).cross(c.clone().sub(a)).normalize().multiplyScalar(thickness);
  const front = [a, b, c].map((corner) => corner.clone().add(offset));
  const back = [a, b, c].map((corner) => corner.clone().sub(offset));
  const edges = front.flatMap((corner, index) => {
    const next = (index + 1) % 3;
    return [corner, back[index], front[next], front[next], back[index], back[next]];
  });
  const geometry = new THREE.BufferGeometry().setFromPoints([...front, back[0], back[2], back[1], ...edges]);
  geometry.computeVertexNormals();
  return mesh(geometry, material);
};
