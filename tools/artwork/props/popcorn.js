import * as THREE from "three";
import { at, group, mesh, times } from "../modelling/assemble.js";
import { lyingDisc } from "../modelling/extruded.js";
import { clay } from "../modelling/materials.js";
import { ball, lyingHoop } from "../modelling/solids.js";
/** @import { Point } from "../modelling/assemble.js" */

const stripes = 14;

/** @type {[...Point, radius: number][]} */
const kernels = [
  [0, 0, 0, 0.5],
  [0.42, -0.05, 0.25, 0.32],
  [-0.42, -0.05, 0.25, 0.33],
  [0.05, -0.05, 0.5, 0.32],
  [0.4, 0, -0.3, 0.32],
  [-0.38, 0.02, -0.3, 0.33],
  [0.22, 0.36, 0.16, 0.27],
  [-0.24, 0.36, 0.18, 0.28],
  [0, 0.48, -0.1, 0.26],
  [0.62, -0.1, 0.02, 0.22],
  [-0.62, -0.1, 0.05, 0.23],
  [0.34, 0.12, 0.46, 0.22],
  [-0.3, 0.12, 0.5, 0.22],
  [0.02, 0.28, 0.42, 0.22],
];

/** @param {number} index */
const stripe = (index) => {
  const angle = (Math.PI * 2) / stripes;
  const geometry = new THREE.CylinderGeometry(0.82, 0.58, 1.6, 8, 1, true, index * angle, angle + 0.01);
  return mesh(geometry, clay(index % 2 ? "#ffffff" : "#ff4d79", { side: THREE.DoubleSide }));
};

/** @param {(typeof kernels)[number]} kernel */
const kernel = ([x, y, z, radius]) =>
  at(ball(radius, clay(["#fff3c4", "#ffcf63"], { roughness: 0.6, clearcoat: 0.1 })), [x, 0.9 + y, z]);

/** A striped tub of popcorn. */
export const popcorn = () =>
  group(
    ...times(stripes, stripe),
    lyingHoop(0.82, 0.05, clay("#ffffff"), 0.8),
    at(lyingDisc(0.58, 0.1, 0.03, clay("#ffffff")), [0, -0.8, 0]),
    ...kernels.map(kernel),
  );
