/** @import { Scene } from "../stage/scene.js" */
/** @import { Photograph } from "./photographer.js" */
/** @import { PlacedRow } from "./place-row.js" */

/**
 * Photographs all that a row shows, and puts the photographs in their places.
 *
 * @param {PlacedRow} row
 * @param {Photograph} photograph
 * @returns {Promise<Scene>}
 */
export const sceneOfRow = async ({ backdrop, panels, scene }, photograph) => {
  const { image } = await photograph(backdrop, { enlarge: false });
  const slabs = [];
  for (const { place, html } of panels) slabs.push({ ...place, ...(await photograph(html)) });
  return { ...scene, backdrop: image, panels: slabs };
};
