import { backdrop } from "../look/backdrop.js";
import { Mistake } from "../mistake.js";
import { paletteOf, placePanel, placeRow } from "./place-row.js";
/** @import { openPhotographer } from "./photographer.js" */
/** @import { PanelEntry, Row } from "../rows/row.js" */
/** @import { Scene } from "../stage/scene.js" */

/** @typedef {Awaited<ReturnType<typeof openPhotographer>>} Photographer */

/**
 * @param {Row} row
 * @param {PanelEntry} entry
 */
const drawMockUp = (row, entry) => {
  try {
    return entry.draw();
  } catch (error) {
    if (error instanceof Mistake) throw new Mistake(`row ${row.slug}: ${error.message}`);
    throw error;
  }
};

/**
 * Photographs all that a row shows and puts it in its place.
 *
 * @param {Row} row
 * @param {Photographer} photograph
 * @returns {Promise<Scene>}
 * @throws {Mistake} when a name in the row is not known
 */
export const sceneOfRow = async (row, photograph) => {
  const placed = placeRow(row);
  const { image } = await photograph(backdrop(paletteOf(row)), { enlarge: false });
  const panels = [];
  for (const entry of row.panels) {
    panels.push({ ...placePanel(row, entry), ...(await photograph(drawMockUp(row, entry))) });
  }
  return { ...placed, backdrop: image, panels };
};
