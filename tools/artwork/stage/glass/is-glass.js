import * as THREE from "three";
import { glassLayer } from "./behind.js";

/** @param {THREE.Object3D} part */
export const isGlass = (part) => part instanceof THREE.Mesh && part.layers.isEnabled(glassLayer);

/** @param {THREE.Object3D} body */
export const containsGlass = (body) => {
  let found = false;
  body.traverse((part) => {
    found ||= isGlass(part);
  });
  return found;
};
