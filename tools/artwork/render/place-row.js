import { checkIcon } from "../icons/icon-source.js";
import { backdrop } from "../look/backdrop.js";
import { layouts } from "../look/layouts.js";
import { palettes } from "../look/palettes.js";
import { Mistake, unknownName } from "../mistake.js";
import { props } from "../props/registry.js";
/** @import { PanelEntry, PropEntry, Row } from "../rows/row.js" */
/** @import { PanelPlace, PropPlace, Scene } from "../stage/scene.js" */
/** @import { Size } from "../stage/page.js" */

/**
 * @template Value
 * @param {string} kind
 * @param {Record<string, Value>} table
 * @param {string} name
 * @returns {Value}
 */
const lookUp = (kind, table, name) => {
  const value = Object.hasOwn(table, name) ? table[name] : undefined;
  if (value === undefined) throw unknownName(kind, name, Object.keys(table));
  return value;
};

/** @param {Row} row */
const layoutOf = ({ layout }) => lookUp("layout", layouts, layout);

/**
 * Where a panel stands.
 *
 * @param {Row} row
 * @param {PanelEntry} entry
 * @returns {Omit<PanelPlace, "image" | "ratio">}
 */
const placePanel = (row, { draw: _, slot, ...own }) => {
  const given = slot === undefined ? {} : lookUp("slot for panels", layoutOf(row).panels, slot);
  const { width, at, ...rest } = { ...given, ...own };
  if (width === undefined || at === undefined) {
    throw new Mistake("a panel needs a slot, or a width and a place (at)");
  }
  return { width, at, ...rest };
};

/**
 * Where a prop stands and what its function is given.
 *
 * @param {Row} row
 * @param {PropEntry} entry
 * @returns {PropPlace}
 */
const placeProp = (row, { prop, slot, spin, ...own }) => {
  lookUp("prop", props, prop);
  if (own.icon !== undefined) checkIcon(own.icon);
  const given = slot === undefined ? {} : lookUp("slot for props", layoutOf(row).props, slot);
  const { at, turn, size, ...options } = { ...given, ...own };
  if (at === undefined) throw new Mistake(`the prop ${prop} needs a slot or a place (at)`);
  return { prop, at, turn, size, spin, options };
};

/**
 * What has to be photographed before the stage can draw a row, and all that it has to know besides.
 *
 * @typedef {object} PlacedRow
 * @property {string} slug
 * @property {Size} size of the image, in pixels
 * @property {string} backdrop HTML
 * @property {{ place: Omit<PanelPlace, "image" | "ratio">, html: string }[]} panels
 * @property {Omit<Scene, "backdrop" | "panels">} scene
 */

/** @param {Row} row @returns {PlacedRow} */
const place = (row) => {
  const palette = { ...lookUp("palette", palettes, row.palette), ...row.paletteChanges };
  const { accent, isDark } = palette;
  const layout = layoutOf(row);
  const shadows = { shadow: isDark ? 0.55 : 0.36, shadowColor: isDark ? "#05031c" : accent };
  return {
    slug: row.slug,
    size: layout.size,
    backdrop: backdrop(palette),
    panels: row.panels.map((entry) => ({ place: placePanel(row, entry), html: entry.draw() })),
    scene: {
      accent,
      turn: row.turn ?? layout.turn,
      view: { ...shadows, ...layout.view, ...row.view },
      props: row.props.map((entry) => placeProp(row, entry)),
    },
  };
};

/**
 * Looks up all that a row names.
 *
 * @param {Row} row
 * @returns {PlacedRow}
 * @throws {Mistake} when a name in the row is not known
 */
export const placeRow = (row) => {
  try {
    return place(row);
  } catch (error) {
    if (error instanceof Mistake) throw new Mistake(`row ${row.slug}: ${error.message}`);
    throw error;
  }
};
