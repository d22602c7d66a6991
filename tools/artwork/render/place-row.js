import { checkIcon } from "../icons/icon-source.js";
import { layouts } from "../look/layouts.js";
import { palettes } from "../look/palettes.js";
import { Mistake, unknownName } from "../mistake.js";
import { props } from "../props/registry.js";
/** @import { Palette } from "../look/palettes.js" */
/** @import { PanelEntry, PropEntry, Row } from "../rows/row.js" */
/** @import { PanelPlace, PropPlace, Scene } from "../stage/scene.js" */

/**
 * @template Value
 * @param {string} kind
 * @param {Record<string, Value>} table
 * @param {string} name
 * @param {string} slug of the row that uses the name
 * @returns {Value}
 */
const lookUp = (kind, table, name, slug) => {
  const value = Object.hasOwn(table, name) ? table[name] : undefined;
  if (value === undefined) throw unknownName(kind, name, Object.keys(table), `in row ${slug}`);
  return value;
};

/**
 * The palette of a row, with its own changes.
 *
 * @param {Row} row
 * @returns {Palette}
 */
export const paletteOf = ({ slug, palette, paletteChanges }) => ({
  ...lookUp("palette", palettes, palette, slug),
  ...paletteChanges,
});

/** @param {Row} row */
export const layoutOf = ({ slug, layout }) => lookUp("layout", layouts, layout, slug);

/**
 * Where a panel stands.
 *
 * @param {Row} row
 * @param {PanelEntry} entry
 * @returns {Omit<PanelPlace, "image" | "ratio">}
 */
export const placePanel = (row, { draw: _, slot, ...own }) => {
  const given = slot === undefined ? {} : lookUp("slot for panels", layoutOf(row).panels, slot, row.slug);
  const { width, at, ...rest } = { ...given, ...own };
  if (width === undefined || at === undefined) {
    throw new Mistake(`a panel in row ${row.slug} needs a slot, or a width and a place (at)`);
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
  lookUp("prop", props, prop, row.slug);
  if (own.icon !== undefined) checkIcon(own.icon);
  const given = slot === undefined ? {} : lookUp("slot for props", layoutOf(row).props, slot, row.slug);
  const { at, turn, size, ...options } = { ...given, ...own };
  if (at === undefined) throw new Mistake(`the prop ${prop} in row ${row.slug} needs a slot or a place (at)`);
  return { prop, at, turn, size, spin, options };
};

/**
 * All of a row but its photographs: what the stage has to know.
 *
 * @param {Row} row
 * @returns {Omit<Scene, "backdrop" | "panels">}
 * @throws {Mistake} when a name in the row is not known
 */
export const placeRow = (row) => {
  const { accent, isDark } = paletteOf(row);
  const layout = layoutOf(row);
  const shadows = { shadow: isDark ? 0.55 : 0.36, shadowColor: isDark ? "#05031c" : accent };
  return {
    accent,
    turn: row.turn ?? layout.turn,
    view: { ...shadows, ...layout.view, ...row.view },
    props: row.props.map((entry) => placeProp(row, entry)),
  };
};
