import * as THREE from "three";
import { at, group, times } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { outlineOf, puffed } from "../modelling/puffed.js";
import { ball } from "../modelling/solids.js";
/** @import { Paint } from "../modelling/materials.js" */
/** @import { FlatPoint } from "../modelling/puffed.js" */

const width = 1.25;
const height = 0.9;
const corner = 0.62;

/** The outline of a speech bubble whose tail is at the bottom left. */
const bubbleShape = () => {
  const shape = new THREE.Shape();
  shape.moveTo(-width + corner, height);
  shape.lineTo(width - corner, height);
  shape.absarc(width - corner, height - corner, corner, Math.PI / 2, 0, true);
  shape.lineTo(width, -height + corner);
  shape.absarc(width - corner, -height + corner, corner, 0, -Math.PI / 2, true);
  shape.lineTo(-0.28, -height);
  shape.bezierCurveTo(-0.5, -height - 0.02, -0.72, -1.34, -1.12, -1.4);
  shape.bezierCurveTo(-1.26, -1.42, -1.28, -1.34, -1.2, -1.24);
  shape.bezierCurveTo(-1.08, -1.08, -1.1, -0.86, -1.16, -0.7);
  shape.bezierCurveTo(-1.22, -0.58, -width, -0.45, -width, -0.28);
  shape.lineTo(-width, height - corner);
  shape.absarc(-width + corner, height - corner, corner, Math.PI, Math.PI / 2, true);
  return shape;
};

/**
 * A speech bubble with three dots.
 *
 * @param {{ color?: Paint, tail?: "left" | "right" }} [options]
 */
export const bubble = ({ color = ["#4fe3a8", "#0fae78"], tail = "left" } = {}) => {
  const outline = outlineOf(bubbleShape(), 300);
  const mirrored = outline.map(([x, y]) => /** @type {FlatPoint} */ ([-x, y])).reverse();
  return group(
    puffed(tail === "left" ? outline : mirrored, 0.4, clay(color, { roughness: 0.28 }), { power: 5, rings: 46 }),
    ...times(3, (index) => at(ball(0.175, clay("#ffffff")), [(index - 1) * 0.58, 0.02, 0.36])),
  );
};
