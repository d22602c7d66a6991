import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
/** @import { Point } from "../modelling/assemble.js" */

/** @typedef {{ size: [width: number, height: number], at: Point, brightness: number, color: number }} SoftBox */

/** @type {SoftBox[]} */
const softBoxes = [
  { size: [7, 7], at: [-9, 9, 9], brightness: 6.5, color: 0xffffff },
  { size: [2, 11], at: [13, 3, 5], brightness: 5, color: 0xfff1e4 },
  { size: [14, 3], at: [0, 14, -2], brightness: 4, color: 0xffffff },
  { size: [2.4, 9], at: [-13, 0, -2], brightness: 4, color: 0xb9c4ff },
  { size: [9, 1.2], at: [3, -9, 8], brightness: 1.6, color: 0xffe3d0 },
];

/** @param {SoftBox} softBox */
const shining = ({ size: [width, height], at: place, brightness, color }) => {
  const material = new THREE.MeshBasicMaterial({ color: new THREE.Color(color).multiplyScalar(brightness) });
  const box = new THREE.Mesh(new RoundedBoxGeometry(width, height, 0.1, 4, 0.05), material);
  box.position.set(...place);
  box.lookAt(0, 0, 0);
  return box;
};

/** @param {string} tint */
const sky = (tint) =>
  new THREE.Mesh(
    new THREE.SphereGeometry(30, 48, 24),
    new THREE.ShaderMaterial({
      side: THREE.BackSide,
      uniforms: { tint: { value: new THREE.Color(tint) } },
      vertexShader: /* glsl */ `
        varying vec3 direction;
        void main() {
          direction = normalize(position);
          gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
        }`,
      fragmentShader: /* glsl */ `
        varying vec3 direction;
        uniform vec3 tint;
        void main() {
          vec3 low = tint * 0.55 + 0.02;
          vec3 middle = mix(tint, vec3(0.6, 0.62, 0.75), 0.6) * 0.55;
          vec3 high = vec3(0.62, 0.66, 0.8);
          vec3 color = mix(low, middle, smoothstep(-0.8, 0.0, direction.y));
          color = mix(color, high, smoothstep(0.0, 0.8, direction.y));
          gl_FragColor = vec4(color * 0.62, 1.0);
        }`,
    }),
  );

/**
 * The photographer's studio that glossy things reflect.
 *
 * @param {THREE.WebGLRenderer} renderer
 * @param {string} tint of the floor and the horizon
 * @returns {THREE.Texture} for `scene.environment`
 */
export const studioReflections = (renderer, tint) => {
  const studio = new THREE.Scene();
  studio.add(sky(tint), ...softBoxes.map(shining));
  const generator = new THREE.PMREMGenerator(renderer);
  const { texture } = generator.fromScene(studio, 0.015);
  generator.dispose();
  return texture;
};
