import * as THREE from "three";
import { group, mesh } from "../modelling/assemble.js";
import { chrome } from "../modelling/materials.js";
/** @import { Axis } from "../modelling/materials.js" */

/** A three-lobed knot of polished metal. @param {{ axis?: Axis }} [options] `axis` of the gradient */
export const knot = ({ axis = "y" } = {}) =>
  group(mesh(new THREE.TorusKnotGeometry(1, 0.33, 360, 40, 2, 3), chrome(["#b8a4ff", "#ff6fb0"]), axis));
