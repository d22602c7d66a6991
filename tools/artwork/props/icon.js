import * as THREE from "three";
import { SVGLoader } from "three/addons/loaders/SVGLoader.js";
import { iconAddress } from "../icons/icon-address.js";
import { group, mesh } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
/** @import { Paint } from "../modelling/materials.js" */

const gridSize = 256;
const scale = 2.4 / gridSize;

/** @param {string} name */
const drawingOf = async (name) => {
  const response = await fetch(iconAddress(name));
  if (!response.ok) throw new Error(`the icon ${name} could not be loaded (${response.status})`);
  return (await response.text()).replaceAll("currentColor", "#000");
};

/** @type {(shape: THREE.Shape, depth: number, bevel: number) => THREE.BufferGeometry} */
const extrudedOnGrid = (shape, depth, bevel) => {
  const straight = (depth - 2 * bevel) / scale;
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: straight,
    bevelEnabled: true,
    bevelThickness: bevel / scale,
    bevelSize: (bevel / scale) * 0.8,
    bevelOffset: (-bevel / scale) * 0.5,
    bevelSegments: 12,
    curveSegments: 36,
  });
  geometry.translate(-gridSize / 2, -gridSize / 2, -straight / 2);
  // Drawings count downwards; half a turn makes them stand up without mirroring them.
  geometry.rotateX(Math.PI);
  return geometry.scale(scale, scale, scale);
};

/**
 * Any Phosphor icon as a solid, for a motif that has no model of its own.
 *
 * @param {{ icon: string, color?: Paint, depth?: number, bevel?: number }} options
 */
export const icon3d = async ({ icon, color = "#5b4dff", depth = 0.34, bevel = 0.07 }) => {
  const { paths } = new SVGLoader().parse(await drawingOf(icon));
  const shapes = paths.flatMap((path) => SVGLoader.createShapes(path));
  return group(...shapes.map((shape) => mesh(extrudedOnGrid(shape, depth, bevel), clay(color))));
};
