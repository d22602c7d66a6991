import * as THREE from "three";
import { group } from "../modelling/assemble.js";
import { extruded } from "../modelling/extruded.js";
import { clay } from "../modelling/materials.js";
import { rod } from "../modelling/solids.js";

const width = 1.25;
const height = 0.68;
const notch = 0.2;
const corner = 0.14;

/** A rectangle with a round notch in either end. */
const ticketShape = () => {
  const shape = new THREE.Shape();
  shape.moveTo(-width + corner, height);
  shape.lineTo(width - corner, height);
  shape.quadraticCurveTo(width, height, width, height - corner);
  shape.lineTo(width, notch);
  shape.absarc(width, 0, notch, Math.PI / 2, -Math.PI / 2, false);
  shape.lineTo(width, -height + corner);
  shape.quadraticCurveTo(width, -height, width - corner, -height);
  shape.lineTo(-width + corner, -height);
  shape.quadraticCurveTo(-width, -height, -width, -height + corner);
  shape.lineTo(-width, -notch);
  shape.absarc(-width, 0, notch, -Math.PI / 2, Math.PI / 2, false);
  shape.lineTo(-width, height - corner);
  shape.quadraticCurveTo(-width, height, -width + corner, height);
  return shape;
};

/** An admission ticket. */
export const ticket = () => {
  const print = () => clay("#ffffff");
  return group(
    extruded(ticketShape(), 0.26, 0.07, clay(["#ffc66b", "#ff8a1f"]), 8),
    ...[-0.42, -0.14, 0.14, 0.42].map((y) => rod([0.45, y - 0.05, 0.13], [0.45, y + 0.05, 0.13], 0.035, print())),
    rod([-0.85, 0.2, 0.13], [0.05, 0.2, 0.13], 0.06, print()),
    rod([-0.85, -0.12, 0.13], [-0.25, -0.12, 0.13], 0.06, print()),
  );
};
