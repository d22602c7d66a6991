import * as THREE from "three";

/**
 * A polygon with round corners.
 *
 * @param {[x: number, y: number, radius?: number][]} corners a corner may have a radius of its own
 * @param {number} radius of the other corners
 */
export const roundedPolygon = (corners, radius) => {
  const shape = new THREE.Shape();
  const points = corners.map(([x, y]) => new THREE.Vector2(x, y));
  points.forEach((corner, index) => {
    const before = /** @type {THREE.Vector2} */ (points.at(index - 1));
    const after = /** @type {THREE.Vector2} */ (points[(index + 1) % points.length]);
    const wanted = corners[index]?.[2] ?? radius;
    const reach = Math.min(wanted, before.distanceTo(corner) / 2, after.distanceTo(corner) / 2);
    const start = corner.clone().addScaledVector(before.clone().sub(corner).normalize(), reach);
    const end = corner.clone().addScaledVector(after.clone().sub(corner).normalize(), reach);
    if (index === 0) shape.moveTo(start.x, start.y);
    else shape.lineTo(start.x, start.y);
    shape.quadraticCurveTo(corner.x, corner.y, end.x, end.y);
  });
  shape.closePath();
  return shape;
};
