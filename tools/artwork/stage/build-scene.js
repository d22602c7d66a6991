import * as THREE from "three";
import { at } from "../modelling/assemble.js";
import { props } from "../props/registry.js";
import { isGlass } from "./glass/is-glass.js";
import { slab } from "./slab.js";
import { loadBackdrop, loadPrint } from "./textures.js";
/** @import { PanelPlace, PropPlace, Scene } from "./scene.js" */
/** @import { Stage } from "./stage.js" */

/** @param {PanelPlace} panel */
const buildPanel = async (panel) => at(slab(await loadPrint(panel.image), panel), panel.at, panel.turn);

/** @param {PropPlace} place */
const buildProp = async ({ prop, at: position, turn, size = 1, options = {} }) => {
  const make = props[prop];
  if (!make) throw new Error(`no prop named ${prop}`);
  const body = at(await make(options), position, turn);
  body.scale.setScalar(size);
  body.traverse((part) => {
    if (!(part instanceof THREE.Mesh) || isGlass(part)) return;
    part.castShadow = true;
    part.receiveShadow = true;
  });
  return body;
};

/**
 * Puts everything on the stage.
 *
 * @param {Stage} stage
 * @param {Scene} scene
 */
export const buildScene = async (stage, { accent, backdrop, turn, view, panels, props: places }) => {
  stage.arrange(view, accent, backdrop === undefined ? undefined : await loadBackdrop(backdrop));
  stage.root.rotation.set(...turn);
  for (const panel of panels) stage.root.add(await buildPanel(panel));
  for (const place of places) stage.root.add(await buildProp(place));
};
