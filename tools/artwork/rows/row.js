/** @import { Palette } from "../look/palettes.js" */
/** @import { Point } from "../modelling/assemble.js" */
/** @import { Spin, View } from "../stage/scene.js" */

/**
 * @typedef {object} PanelEntry a mock-up on a slab: what is drawn, and the slot of the layout it stands in
 * @property {() => string} draw gives the mock-up's HTML
 * @property {string} [slot] without one, `width` and `at` have to be given
 * @property {number} [width] this and what follows win over the slot
 * @property {Point} [at]
 * @property {Point} [turn] in radians
 * @property {number} [radius] of the corners
 * @property {number} [depth] of the slab
 * @property {string} [edge] colour of the slab's side
 * @property {{ blur: number, tint: number }} [glass] makes the slab frosted glass
 */

/**
 * @typedef {{
 *   prop: string, slot?: string, at?: Point, turn?: Point, size?: number, spin?: Spin,
 *   icon?: string, [option: string]: unknown,
 * }} PropEntry
 *   a prop, in a slot of the layout or at a place of its own; all else is passed to the prop's function
 */

/**
 * @typedef {object} Row one image
 * @property {string} slug the name of the file
 * @property {string} title for people
 * @property {string} palette see look/palettes.js
 * @property {Partial<Palette>} [paletteChanges]
 * @property {string} layout see look/layouts.js
 * @property {Point} [turn] of everything together; wins over the layout
 * @property {Partial<View>} [view] wins over the layout
 * @property {PanelEntry[]} panels
 * @property {PropEntry[]} props
 */
export {};
