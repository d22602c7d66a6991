// What the generator calls in the browser, through `window.stage`.
import { buildScene } from "./build-scene.js";
import { Stage } from "./stage.js";
import { sway } from "./sway.js";
/** @import { PropPlace, Scene } from "./scene.js" */

/** @typedef {{ width: number, height: number }} Size in pixels */

/** @type {{ stage: Stage, scene: Scene } | undefined} the scene of the film */
let film;

const canvas = () => /** @type {HTMLCanvasElement} */ (document.querySelector("canvas"));

/**
 * Draws one picture.
 *
 * @param {Scene} scene
 * @param {Size} size
 * @param {number} frames to average
 * @returns {Promise<string>} a PNG as a data address
 */
const drawPicture = async (scene, size, frames) => {
  const stage = new Stage(canvas(), size);
  await buildScene(stage, scene);
  await stage.render(frames);
  return canvas().toDataURL("image/png");
};

/**
 * Draws one prop on a transparent ground, for use inside a mock-up.
 *
 * @param {PropPlace} prop
 * @returns {Promise<string>} a PNG as a data address
 */
const drawThumbnail = async (prop) => {
  const stage = new Stage(canvas(), { width: 400, height: 400 });
  stage.average.setFinish({ grain: 0, vignette: 0 });
  await buildScene(stage, {
    accent: "#8a86b8",
    turn: [0, 0, 0],
    view: { at: [0, 0.6, 7.6], focus: [0, 0, 0], fieldOfView: 22, aperture: 0 },
    panels: [],
    props: [prop],
  });
  await stage.render(48);
  return canvas().toDataURL("image/png");
};

/**
 * Sets up a scene of which frames are drawn one by one.
 *
 * @param {Scene} scene
 * @param {Size} size
 */
const openFilm = async (scene, size) => {
  const stage = new Stage(canvas(), size);
  // Grain that changes from frame to frame costs a video most of its bytes.
  stage.average.setFinish({ grain: 0.004 });
  await buildScene(stage, scene);
  film = { stage, scene };
};

/**
 * Draws a frame of the scene that was opened.
 *
 * @param {number} time from 0 to 1; 1 looks like 0
 * @param {number} frames to average
 * @returns {Promise<string>} a PNG as a data address
 */
const drawFilmFrame = async (time, frames) => {
  if (!film) throw new Error("openFilm comes first");
  sway(film.stage, film.scene, time);
  await film.stage.render(frames);
  return canvas().toDataURL("image/png");
};

/** All of it, so that the Node side knows its types. */
export const stageApi = { drawPicture, drawThumbnail, openFilm, drawFilmFrame };
Object.assign(window, { stage: stageApi });
