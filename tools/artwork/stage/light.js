import * as THREE from "three";
import { halton } from "./halton.js";

const keyPlace = /** @type {const} */ ([-5, 7.5, 8]);
const keySize = 3.2;

/** The one light with shadows; it stands elsewhere in each frame. */
export const createLight = () => {
  const light = new THREE.DirectionalLight(0xffffff, 1);
  light.castShadow = true;
  light.shadow.mapSize.set(1024, 1024);
  light.shadow.radius = 4;
  light.shadow.bias = -0.0004;
  light.shadow.normalBias = 0.025;
  Object.assign(light.shadow.camera, { left: -8, right: 8, top: 6, bottom: -6, near: 0.5, far: 40 });
  return light;
};

/** @type {(light: THREE.DirectionalLight, angle: number, distance: number) => void} */
const shineFromSoftBox = (light, angle, distance) => {
  const [x, y, z] = keyPlace;
  const reach = distance * keySize;
  const height = Math.sin(angle) * reach * 0.7;
  light.position.set(x + Math.cos(angle) * reach, y + height, z + height);
  light.intensity = 3.8;
  light.color.set(0xfffaf4);
};

/** @type {(light: THREE.DirectionalLight, angle: number, distance: number) => void} */
const shineFromSky = (light, angle, distance) => {
  const direction = new THREE.Vector3(
    Math.cos(angle) * distance,
    Math.sin(angle) * distance,
    Math.sqrt(1 - distance * distance),
  );
  direction.applyAxisAngle(new THREE.Vector3(1, 0, 0), -0.75);
  light.position.copy(direction.multiplyScalar(14));
  light.intensity = 2.8;
  light.color.set(0xeaf0ff);
};

/**
 * Places the light for one frame: by turns somewhere on the soft box and somewhere in the sky, so that the average has
 * soft shadows and dark corners.
 *
 * @param {THREE.DirectionalLight} light
 * @param {number} frame from 1
 */
export const moveLight = (light, frame) => {
  const index = Math.floor((frame - 1) / 2) + 1;
  const angle = 2 * Math.PI * halton(index, 2);
  const distance = Math.sqrt(halton(index, 3));
  const shine = frame % 2 === 1 ? shineFromSoftBox : shineFromSky;
  shine(light, angle, distance);
};
