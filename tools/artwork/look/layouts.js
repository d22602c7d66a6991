/** @import { Point } from "../modelling/assemble.js" */
/** @import { Size } from "../stage/page.js" */
/** @import { View } from "../stage/scene.js" */

/**
 * @typedef {object} PanelSlot
 * @property {number} width
 * @property {Point} at
 * @property {Point} [turn] in radians
 * @property {number} [radius] of the corners
 * @property {number} [depth] of the slab
 * @property {string} [edge] colour of the slab's side
 */

/** @typedef {{ at: Point, turn: Point, size: number }} PropSlot */

/**
 * @typedef {object} Layout where things stand, and from where they are seen
 * @property {string} about
 * @property {Size} size of the image, in pixels
 * @property {Point} turn of everything together, in radians
 * @property {View} view
 * @property {Record<string, PanelSlot>} panels
 * @property {Record<string, PropSlot>} props
 */

const phoneSlab = { radius: 0.35, depth: 0.16, edge: "#1b1836" };
const picture = { width: 1600, height: 1000 };

/** @type {Record<string, Layout>} */
export const layouts = {
  left: {
    about: "turned to the left; a side panel at the bottom right, or a phone at the left",
    size: picture,
    turn: [0.06, -0.2, 0.01],
    view: { at: [0, 0.25, 13.3], focus: [0.2, 0, 0.8] },
    panels: {
      main: { width: 6.4, at: [-0.35, 0.2, 0], radius: 0.2 },
      side: { width: 2.55, at: [3, -1.4, 0.95], turn: [0, 0.05, 0], radius: 0.18 },
      phone: { width: 2.4, at: [-2.6, -0.1, 0.95], turn: [0, 0.12, -0.03], ...phoneSlab },
    },
    props: {
      hero: { at: [3.5, 1.25, 0.95], turn: [0.12, -0.4, 0.06], size: 0.8 },
      "top-left": { at: [-3.75, 1.9, 0.6], turn: [0.1, 0.45, 0.1], size: 0.6 },
      top: { at: [1.05, 2.3, 0.4], turn: [0, -0.3, 0.15], size: 0.6 },
      "bottom-left": { at: [-3.55, -1.65, 1.1], turn: [0.1, 0.4, 0.1], size: 0.7 },
      bottom: { at: [0.45, -2.05, 1.1], turn: [0.25, 0.2, 0.15], size: 0.5 },
    },
  },
  right: {
    about: "turned to the right; a phone or a side panel at the right, a chip at the bottom left",
    size: picture,
    turn: [0.06, 0.2, -0.01],
    view: { at: [0, 0.25, 13.3], focus: [0.2, 0, 0.8] },
    panels: {
      main: { width: 6.5, at: [-0.55, 0.2, 0], radius: 0.2 },
      side: { width: 2.4, at: [3.1, -1.05, 0.95], turn: [0, -0.08, 0.03], radius: 0.18 },
      phone: { width: 2.3, at: [2.85, -0.2, 1.1], turn: [0, -0.12, 0.03], ...phoneSlab },
      chip: { width: 2.5, at: [-2.65, -1.95, 0.95], radius: 0.17 },
    },
    props: {
      hero: { at: [-3.6, 0.85, 1.1], turn: [0.08, 0.45, 0.06], size: 0.75 },
      "top-left": { at: [-3.85, 1.85, 0.4], turn: [0.1, 0.45, 0.06], size: 0.6 },
      top: { at: [0.75, 2.3, 0.4], turn: [0, 0.2, 0.1], size: 0.6 },
      "top-right": { at: [4.25, 1.85, 0.4], turn: [0.1, -0.45, 0.15], size: 0.6 },
      bottom: { at: [0.4, -2.1, 1.2], turn: [0.3, 0.4, 0.1], size: 0.55 },
    },
  },
  "close-left": {
    about: "as left, seen from nearer",
    size: picture,
    turn: [0.06, -0.2, 0.012],
    view: { at: [0, 0.3, 12.6], focus: [0.2, 0, 0.8] },
    panels: {
      main: { width: 6, at: [-0.4, 0.1, 0], radius: 0.22 },
      side: { width: 2.45, at: [3.05, 1.15, 0.9], turn: [0, 0.05, 0], radius: 0.2 },
      phone: { width: 2.3, at: [-2.75, -0.1, 1], turn: [0, 0.12, -0.03], ...phoneSlab },
    },
    props: {
      hero: { at: [3.4, 1.35, 1], turn: [0.05, -0.4, 0.12], size: 0.9 },
      "top-left": { at: [-4.25, 1.75, 0.6], turn: [0.1, 0.55, 0.1], size: 0.6 },
      top: { at: [-1, 2.4, 0.2], turn: [0, 0, 0], size: 0.5 },
      "bottom-right": { at: [3.5, -1.75, 1.4], turn: [0.3, 0.2, -0.9], size: 0.72 },
      bottom: { at: [0.2, -2.1, 1.4], turn: [0.35, 0.45, 0.25], size: 0.6 },
    },
  },
  "close-right": {
    about: "as right, seen from nearer",
    size: picture,
    turn: [0.06, 0.2, -0.01],
    view: { at: [0, 0.3, 12.6], focus: [0.3, 0, 0.8] },
    panels: {
      main: { width: 6, at: [-0.35, 0.1, 0], radius: 0.22 },
      side: { width: 2.35, at: [3, -0.55, 1], turn: [0, -0.1, 0.03], radius: 0.22 },
      phone: { width: 2.3, at: [2.8, -0.1, 1.05], turn: [0, -0.12, 0.03], ...phoneSlab },
    },
    props: {},
  },
  front: {
    about: "nearly from the front; the row says how it is turned",
    size: picture,
    turn: [0.06, 0, 0],
    view: { at: [0, 0.3, 12.6], focus: [0, 0, 0.9] },
    panels: {
      main: { width: 6.3, at: [-0.3, 0.05, 0], radius: 0.24 },
      side: { width: 2.6, at: [3.05, -1.45, 1], turn: [0, 0.06, 0], radius: 0.22 },
      phone: { width: 2.35, at: [2.98, -0.05, 1.05], turn: [0, -0.12, 0.03], ...phoneSlab },
    },
    props: {},
  },
  slide: {
    about: "for the carousel: the subject at the right, the left dark and calm for white text",
    size: { width: 2000, height: 900 },
    turn: [0.04, -0.12, 0],
    view: { at: [0, 0.3, 12.6], focus: [3, 0, 0.6], shadow: 0.5, shadowColor: "#03020f", reflections: 1.1 },
    panels: {},
    props: {},
  },
};
