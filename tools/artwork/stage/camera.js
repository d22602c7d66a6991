import * as THREE from "three";
import { halton } from "./halton.js";
/** @import { Size } from "./page.js" */
/** @import { View } from "./scene.js" */

/**
 * A camera that looks at the origin.
 *
 * @param {View} view
 * @param {number} aspect width divided by height
 */
export const createCamera = ({ fieldOfView = 28 }, aspect) =>
  new THREE.PerspectiveCamera(fieldOfView, aspect, 0.1, 100);

/**
 * Moves the camera a little for one frame: inside the lens, so that what is out of focus blurs, and by part of a pixel,
 * so that edges are smooth.
 *
 * @param {THREE.PerspectiveCamera} camera
 * @param {View} view
 * @param {Size} size
 * @param {number} frame from 1
 */
export const jitterCamera = (camera, { at, focus, aperture = 0.05 }, { width, height }, frame) => {
  camera.position.set(...at);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  const [right, up, back] = [0, 1, 2].map((column) =>
    new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, column),
  );
  if (!right || !up || !back) return;

  const angle = halton(frame, 5) * 2 * Math.PI;
  const distance = Math.sqrt(halton(frame, 7)) * aperture;
  const [x, y] = [Math.cos(angle) * distance, Math.sin(angle) * distance];
  const toFocus = Math.abs(new THREE.Vector3(...focus).sub(camera.position).dot(back));
  camera.position.addScaledVector(right, x).addScaledVector(up, y);

  // The picture shifts against the lens, so that the plane in focus stays where it is.
  const pixels = height / (2 * toFocus * Math.tan((camera.fov * Math.PI) / 360));
  const shiftX = halton(frame, 2) - 0.5 - x * pixels;
  const shiftY = halton(frame, 3) - 0.5 + y * pixels;
  camera.setViewOffset(width, height, shiftX, shiftY, width, height);
  camera.updateMatrixWorld();
};
