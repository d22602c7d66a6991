import * as THREE from "three";
/** @import { Size } from "./page.js" */

const vertexShader = /* glsl */ `
  varying vec2 place;
  void main() {
    place = uv;
    gl_Position = vec4(position.xy, 0.0, 1.0);
  }`;

const mixShader = /* glsl */ `
  uniform sampler2D before, added;
  uniform float weight;
  varying vec2 place;
  void main() {
    vec4 color = min(texture2D(added, place), vec4(6.0));
    gl_FragColor = weight >= 1.0 ? color : mix(texture2D(before, place), color, weight);
  }`;

// From light to a photograph: vignette, soft highlights, sRGB and a little grain against banding.
const finishShader = /* glsl */ `
  uniform sampler2D image;
  uniform float grain, vignette;
  varying vec2 place;

  float noise(vec2 point) {
    vec3 mixed = fract(vec3(point.xyx) * 0.1031);
    mixed += dot(mixed, mixed.yzx + 33.33);
    return fract((mixed.x + mixed.y) * mixed.z);
  }

  vec3 softHighlights(vec3 color) {
    const float knee = 0.86;
    vec3 above = max(color - knee, 0.0);
    return mix(color, knee + (1.0 - knee) * (1.0 - exp(-above / (1.0 - knee))), step(knee, color));
  }

  vec3 toSrgb(vec3 color) {
    vec3 bright = 1.055 * pow(max(color, 1e-5), vec3(1.0 / 2.4)) - 0.055;
    return mix(color * 12.92, bright, step(0.0031308, color));
  }

  void main() {
    vec4 pixel = texture2D(image, place);
    vec3 color = pixel.rgb / max(pixel.a, 1e-4);
    color *= 1.0 - vignette * smoothstep(0.35, 0.95, length((place - 0.5) * vec2(1.1, 1.0)));
    color = toSrgb(softHighlights(color));
    color += (noise(gl_FragCoord.xy) + noise(gl_FragCoord.yx * 1.7 + 11.0) - 1.0) * grain;
    gl_FragColor = vec4(color * pixel.a, pixel.a);
  }`;

/** @type {(uniforms: Record<string, THREE.IUniform>, fragmentShader: string) => THREE.Mesh<THREE.PlaneGeometry, THREE.ShaderMaterial>} */
const fullScreen = (uniforms, fragmentShader) =>
  new THREE.Mesh(
    new THREE.PlaneGeometry(2, 2),
    new THREE.ShaderMaterial({
      uniforms,
      depthTest: false,
      blending: THREE.NoBlending,
      vertexShader,
      fragmentShader,
    }),
  );

/** Adds frames up to their average, and develops it into a picture. */
export class FrameAverage {
  #renderer;
  #camera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);
  #mix = fullScreen({ before: { value: null }, added: { value: null }, weight: { value: 1 } }, mixShader);
  #finish = fullScreen({ image: { value: null }, grain: { value: 0.012 }, vignette: { value: 0.07 } }, finishShader);
  #sums;
  #count = 0;

  /**
   * @param {THREE.WebGLRenderer} renderer
   * @param {Size} size
   */
  constructor(renderer, { width, height }) {
    const target = () =>
      new THREE.WebGLRenderTarget(width, height, {
        type: THREE.FloatType,
        minFilter: THREE.NearestFilter,
        magFilter: THREE.NearestFilter,
        depthBuffer: false,
      });
    this.#renderer = renderer;
    this.#sums = /** @type {const} */ ([target(), target()]);
  }

  /** @param {{ grain?: number, vignette?: number }} finish */
  setFinish(finish) {
    for (const [name, value] of Object.entries(finish)) {
      const uniform = this.#finish.material.uniforms[name];
      if (uniform) uniform.value = value;
    }
  }

  /** Forgets the frames so far. */
  restart() {
    this.#count = 0;
  }

  /** @param {THREE.Texture} frame */
  add(frame) {
    const [from, to] = this.#count % 2 === 0 ? this.#sums : [this.#sums[1], this.#sums[0]];
    this.#count += 1;
    this.#blend(from.texture, frame, 1 / this.#count, to);
  }

  /**
   * Copies a frame as it is.
   *
   * @param {THREE.Texture} frame
   * @param {THREE.WebGLRenderTarget} target
   */
  copy(frame, target) {
    this.#blend(frame, frame, 1, target);
  }

  /** Draws the average on the canvas. */
  develop() {
    const { image } = this.#finish.material.uniforms;
    if (image) image.value = this.#sums[this.#count % 2 === 0 ? 0 : 1].texture;
    this.#draw(this.#finish, null);
  }

  /** @type {(before: THREE.Texture, added: THREE.Texture, weight: number, target: THREE.WebGLRenderTarget) => void} */
  #blend(before, added, weight, target) {
    const { uniforms } = this.#mix.material;
    for (const [name, value] of Object.entries({ before, added, weight })) {
      const uniform = uniforms[name];
      if (uniform) uniform.value = value;
    }
    this.#draw(this.#mix, target);
  }

  /** @type {(pass: THREE.Mesh, target: THREE.WebGLRenderTarget | null) => void} */
  #draw(pass, target) {
    this.#renderer.setRenderTarget(target);
    this.#renderer.render(pass, this.#camera);
  }
}
