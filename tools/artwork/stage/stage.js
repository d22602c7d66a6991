import * as THREE from "three";
import { createCamera, jitterCamera } from "./camera.js";
import { FrameAverage } from "./frame-average.js";
import { behind, glassLayer } from "./glass/behind.js";
import { containsGlass } from "./glass/is-glass.js";
import { createLight, moveLight } from "./light.js";
import { studioReflections } from "./studio.js";
/** @import { Size } from "./page.js" */
/** @import { View } from "./scene.js" */

/**
 * Draws a scene as the average of many cheap frames. In every frame the light and the camera stand a little elsewhere;
 * the average has soft shadows, depth of field and smooth edges.
 */
export class Stage {
  #renderer;
  #size;
  #frame;
  #copy;
  #scene = new THREE.Scene();
  #camera = new THREE.PerspectiveCamera();
  #light = createLight();
  /** @type {View} */
  #view = { at: [0, 0, 1], focus: [0, 0, 0] };

  /** All panels and props. */
  root = new THREE.Group();

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {Size} size
   */
  constructor(canvas, size) {
    this.#size = size;
    this.#renderer = new THREE.WebGLRenderer({ canvas, alpha: true, antialias: false, preserveDrawingBuffer: true });
    this.#renderer.setSize(size.width, size.height, false);
    this.#renderer.setClearColor(0, 0);
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = THREE.PCFShadowMap;
    this.#renderer.toneMapping = THREE.NoToneMapping;
    const type = THREE.HalfFloatType;
    this.#frame = new THREE.WebGLRenderTarget(size.width, size.height, { type });
    this.#copy = new THREE.WebGLRenderTarget(size.width, size.height, { type, depthBuffer: false });
    behind.resolution.value.set(size.width, size.height);
    this.average = new FrameAverage(this.#renderer, size);
  }

  /**
   * Sets up camera, light and background for what stands in `root`.
   *
   * @param {View} view
   * @param {string} accent tints the reflections
   * @param {THREE.Texture} [backdrop] without it, the background is transparent and takes no shadows
   */
  arrange(view, accent, backdrop) {
    const { shadow = 0.62, shadowColor = accent, wall = -1.35, reflections = 1 } = view;
    this.#view = view;
    this.#camera = createCamera(view, this.#size.width / this.#size.height);
    this.#scene.environment = studioReflections(this.#renderer, accent);
    this.#scene.environmentIntensity = reflections;
    this.#scene.add(this.root, this.#light, this.#light.target);
    this.#scene.add(new THREE.HemisphereLight(0xffffff, new THREE.Color(accent), 0.35));
    if (backdrop) {
      this.#scene.background = backdrop;
      this.#scene.add(shadowWall(wall, shadow, shadowColor));
    }
  }

  /**
   * Draws frames and puts their average on the canvas.
   *
   * @param {number} frames
   */
  async render(frames) {
    const context = this.#renderer.getContext();
    const hasGlass = containsGlass(this.root);
    this.average.restart();
    for (let frame = 1; frame <= frames; frame++) {
      this.#drawFrame(frame, hasGlass);
      this.average.add(this.#frame.texture);
      if (frame % 4 > 0) continue;
      // A long queue of commands would look like a hung page to the browser.
      context.finish();
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    this.average.develop();
    context.finish();
  }

  /** @type {(frame: number, hasGlass: boolean) => void} */
  #drawFrame(frame, hasGlass) {
    jitterCamera(this.#camera, this.#view, this.#size, frame);
    moveLight(this.#light, frame);
    this.#camera.layers.set(0);
    this.#renderer.setRenderTarget(this.#frame);
    this.#renderer.clear();
    this.#renderer.render(this.#scene, this.#camera);
    if (hasGlass) this.#drawGlass(frame);
  }

  /** @param {number} frame */
  #drawGlass(frame) {
    this.average.copy(this.#frame.texture, this.#copy);
    behind.image.value = this.#copy.texture;
    behind.seed.value = frame;
    const { background } = this.#scene;
    this.#scene.background = null;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#renderer.autoClear = false;
    this.#camera.layers.set(glassLayer);
    this.#renderer.setRenderTarget(this.#frame);
    this.#renderer.render(this.#scene, this.#camera);
    this.#scene.background = background;
    this.#renderer.shadowMap.autoUpdate = true;
    this.#renderer.autoClear = true;
  }
}

/** @type {(z: number, opacity: number, color: string) => THREE.Mesh} */
const shadowWall = (z, opacity, color) => {
  const material = new THREE.ShadowMaterial({ color: new THREE.Color(color).multiplyScalar(0.18), opacity });
  const wall = new THREE.Mesh(new THREE.PlaneGeometry(60, 40), material);
  wall.position.z = z;
  wall.receiveShadow = true;
  return wall;
};
