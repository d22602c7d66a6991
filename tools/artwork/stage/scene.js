/** @import { Point } from "../modelling/assemble.js" */

/**
 * @typedef {object} View how the scene is seen and lit
 * @property {Point} at where the camera stands; it looks at the origin
 * @property {Point} focus what is sharp
 * @property {number} [fieldOfView] in degrees
 * @property {number} [aperture] radius of the lens: how quickly things blur away from the focus
 * @property {number} [wall] where the wall that takes the shadows stands, along z
 * @property {number} [shadow] opacity of the shadows on the wall
 * @property {string} [shadowColor]
 * @property {number} [reflections] strength of the studio's reflections
 */

/**
 * @typedef {object} PanelPlace a slab that carries a photographed mock-up
 * @property {string} image address of the photograph
 * @property {number} ratio its height divided by its width
 * @property {number} width
 * @property {Point} at
 * @property {Point} [turn] in radians
 * @property {number} [radius] of the corners
 * @property {number} [depth] of the slab
 * @property {string} [edge] colour of the slab's side; for glass, its tint
 * @property {{ blur: number, tint: number }} [glass] makes the slab frosted glass
 */

/**
 * @typedef {object} PropPlace
 * @property {string} prop name in the registry
 * @property {Point} at
 * @property {Point} [turn] in radians
 * @property {number} [size]
 * @property {object} [options] what the prop's function is given
 * @property {Spin} [spin] how it turns in a film
 */

/** @typedef {{ axis: "x" | "y" | "z", symmetry: number }} Spin turns once to where it looks the same again */

/**
 * @typedef {object} Scene all that the stage has to know
 * @property {string} accent tints the reflections
 * @property {string} [backdrop] address of the background; without one it is transparent
 * @property {Point} turn of everything together
 * @property {View} view
 * @property {PanelPlace[]} panels
 * @property {PropPlace[]} props
 */
export {};
