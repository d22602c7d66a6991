import * as THREE from "three";
import { behind, glassLayer } from "./behind.js";

const vertexShader = /* glsl */ `
  varying vec2 place;
  varying vec4 here, centre;
  void main() {
    place = uv * 2.0 - 1.0;
    here = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
    centre = projectionMatrix * modelViewMatrix * vec4(0.0, 0.0, 0.0, 1.0);
    gl_Position = here;
  }`;

const fragmentShader = /* glsl */ `
  uniform sampler2D image;
  uniform float zoom;
  uniform vec3 tint;
  varying vec2 place;
  varying vec4 here, centre;
  void main() {
    vec2 onScreen = here.xy / here.w * 0.5 + 0.5;
    vec2 middle = centre.xy / centre.w * 0.5 + 0.5;
    float radius = length(place);
    float scale = mix(1.0 / zoom, 1.0, smoothstep(0.55, 1.0, radius) * 0.75);
    vec2 offset = (onScreen - middle) * scale;
    vec3 color;
    color.r = texture2D(image, middle + offset * (1.0 + 0.006 * radius * radius)).r;
    color.g = texture2D(image, middle + offset).g;
    color.b = texture2D(image, middle + offset * (1.0 - 0.008 * radius * radius)).b;
    color *= mix(tint, vec3(1.0), 0.3);
    color *= 1.0 - 0.22 * smoothstep(0.72, 1.0, radius);
    float arc = smoothstep(0.10, 0.0, abs(length(place - vec2(0.10, -0.10)) - 0.80));
    color += 0.38 * arc * smoothstep(0.2, 1.0, dot(normalize(place), normalize(vec2(-0.75, 0.7))));
    color += 0.10 * smoothstep(0.9, 0.0, length(place - vec2(-0.35, 0.45)));
    gl_FragColor = vec4(color, 1.0);
  }`;

/**
 * A round lens that enlarges what is behind it, about its own middle.
 *
 * @param {number} radius
 * @param {number} zoom
 */
export const lens = (radius, zoom) => {
  const body = new THREE.Mesh(
    new THREE.CircleGeometry(radius, 96),
    new THREE.ShaderMaterial({
      side: THREE.DoubleSide,
      uniforms: { ...behind, zoom: { value: zoom }, tint: { value: new THREE.Color("#f2f4ff") } },
      vertexShader,
      fragmentShader,
    }),
  );
  body.layers.set(glassLayer);
  return body;
};
