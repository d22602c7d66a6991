import * as THREE from "three";
import { behind, glassLayer } from "./behind.js";

const vertexShader = /* glsl */ `
  varying vec2 place;
  varying vec4 here;
  void main() {
    place = uv;
    here = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
    gl_Position = here;
  }`;

// A few taps about each point, turned at random in each frame: the average of the frames is a true blur.
const fragmentShader = /* glsl */ `
  uniform sampler2D print, image;
  uniform float amount, blur, seed, corner;
  uniform vec3 tint;
  uniform vec2 size, resolution;
  varying vec2 place;
  varying vec4 here;

  float noise(vec3 point) {
    point = fract(point * 0.1031);
    point += dot(point, point.zyx + 31.32);
    return fract((point.x + point.y) * point.z);
  }

  float roundedBox(vec2 point, vec2 reach, float radius) {
    vec2 offset = abs(point) - reach + radius;
    return min(max(offset.x, offset.y), 0.0) + length(max(offset, 0.0)) - radius;
  }

  void main() {
    vec2 onScreen = here.xy / here.w * 0.5 + 0.5;
    vec3 color = vec3(0.0);
    float start = 6.2832 * noise(vec3(gl_FragCoord.xy, seed));
    for (int tap = 0; tap < 6; tap++) {
      float angle = start + 2.39996 * float(tap);
      float reach = blur * sqrt((float(tap) + noise(vec3(gl_FragCoord.yx + 7.0, seed + 3.0))) / 6.0);
      vec2 offset = vec2(cos(angle), sin(angle) * resolution.x / resolution.y) * reach;
      color += texture2D(image, onScreen + offset).rgb;
    }
    color /= 6.0;
    color = mix(color, tint, amount + 0.10 * place.y);
    float rim = smoothstep(-0.035, -0.004, roundedBox((place - 0.5) * size, size * 0.5, corner));
    color += rim * (0.10 + 0.55 * smoothstep(0.2, 1.0, place.y * 0.7 + (1.0 - place.x) * 0.4));
    vec4 ink = texture2D(print, place);
    gl_FragColor = vec4(mix(color, ink.rgb, ink.a), 1.0);
  }`;

/**
 * The front of a slab of frosted glass with a print on it.
 *
 * @param {THREE.ShapeGeometry} geometry
 * @param {THREE.Texture} print
 * @param {{ width: number, height: number, radius: number, blur: number, tint: number, color: string }} look
 *   `blur` as a part of the picture's width; `tint`: how much of `color` covers what is behind
 */
export const frostedFront = (geometry, print, { width, height, radius, blur, tint, color }) => {
  const uniforms = {
    ...behind,
    print: { value: print },
    amount: { value: tint },
    tint: { value: new THREE.Color(color) },
    blur: { value: blur },
    size: { value: new THREE.Vector2(width, height) },
    corner: { value: radius },
  };
  const front = new THREE.Mesh(geometry, new THREE.ShaderMaterial({ uniforms, vertexShader, fragmentShader }));
  front.layers.set(glassLayer);
  return front;
};
