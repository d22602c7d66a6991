import { paints } from "../look/paints.js";
import { campaignOverview } from "../mock-ups/pages/campaign-overview.js";
import { goalCard, speedCard, teamCard } from "../mock-ups/pages/glass-cards.js";
import { greeting } from "../mock-ups/pages/greeting.js";
import { colorSample, nameTag, sketch, taskList, typeSample, waveDrawing } from "../mock-ups/pages/studio-desk.js";
import { studioMap } from "../mock-ups/pages/studio-map.js";
import { studioSite } from "../mock-ups/pages/studio-site.js";
import { visits } from "../mock-ups/pages/visits.js";
import { waveAdvertisement } from "../mock-ups/pages/wave-advertisement.js";
import { colors } from "../mock-ups/parts/colors.js";
/** @import { Row } from "./row.js" */

/** The hero's card, and the pages about the studio. @type {Row[]} */
export const pages = [
  {
    slug: "hero-front",
    title: "Hero (front)",
    palette: "ink",
    paletteChanges: { accent: "#5B1FD6", ground: ["#6A3DFF", "#FF5C8A", "#FFB45C"], glow: "#3A1FD6", light: "#FF8AD0" },
    layout: "front",
    turn: [0.08, -0.3, 0.02],
    view: { at: [0, 0.25, 12.6], focus: [0.2, 0, 0.9], aperture: 0.055, shadow: 0.5, shadowColor: "#3a0f7a" },
    panels: [
      { slot: "main", draw: studioSite, at: [-0.1, 0.05, 0] },
      { draw: visits, width: 2.5, at: [3.2, -1.3, 1], radius: 0.2 },
      { draw: teamCard, width: 2.85, at: [-3.05, -1.75, 1.3], radius: 0.22, glass: { blur: 0.03, tint: 0.5 } },
      { draw: speedCard, width: 1.5, at: [3.65, 1.62, 0.8], radius: 0.26, glass: { blur: 0.03, tint: 0.4 } },
    ],
    props: [
      {
        prop: "knot",
        at: [-3.85, 1.45, 0.8],
        turn: [0.4, 0.5, 0.2],
        size: 0.56,
        spin: { axis: "z", symmetry: 3 },
        axis: "z",
      },
      { prop: "cursor", at: [0.75, -0.95, 1.4], turn: [0.05, 0.25, 0.1], size: 0.48, color: paints.violet },
      { prop: "sphere", at: [1.75, 2.4, -0.85], radius: 0.45, color: paints.aqua },
      {
        prop: "ring",
        at: [0.3, -2.3, 0.9],
        turn: [1, 0.3, 0],
        size: 0.56,
        spin: { axis: "x", symmetry: 2 },
        color: paints.gold,
        axis: "x",
      },
      { prop: "sphere", at: [4.35, 0.3, 0.3], radius: 0.24, color: paints.gold },
    ],
  },
  {
    slug: "hero-back",
    title: "Hero (back)",
    palette: "ink",
    paletteChanges: { accent: "#0FA0C8", ground: ["#0A2BD6", "#1594F0", "#54F0C6"], glow: "#3A1FD6", light: "#38D6FF" },
    layout: "front",
    turn: [0.08, 0.26, -0.015],
    view: { at: [0, 0.25, 12.6], focus: [0.2, 0, 0.9], aperture: 0.055, shadow: 0.5, shadowColor: "#04205f" },
    panels: [
      { slot: "main", draw: campaignOverview, width: 6.1, at: [-0.5, 0.05, 0] },
      { slot: "phone", draw: waveAdvertisement },
      { draw: goalCard, width: 2.45, at: [-2.95, -2, 1], radius: 0.22, glass: { blur: 0.03, tint: 0.5 } },
    ],
    props: [
      {
        prop: "megaphone",
        at: [-3.5, 1.72, 1.1],
        turn: [0.1, 0.3, 0.2],
        size: 0.64,
        color: ["#FFB36B", "#FF5A3D"],
        handle: "#3A2BE0",
      },
      { prop: "target", at: [0.3, -2, 1.4], turn: [-0.1, 0.35, 0], size: 0.58 },
      { prop: "sphere", at: [0.6, 2.55, -0.6], radius: 0.42, color: paints.gold },
      { prop: "sparkle", at: [1.2, 2, 0.8], turn: [0, 0.2, 0.1], size: 0.32, color: "#FFC24D" },
      { prop: "sphere", at: [4.3, -2.1, 1.2], radius: 0.3, color: paints.rose },
    ],
  },
  {
    slug: "about",
    title: "About",
    palette: "saffron",
    paletteChanges: { accent: "#E0602F", ground: ["#FFF5E8", "#FFD9BC", "#FF9F7A"], glow: "#FFC9E2" },
    layout: "front",
    turn: [0.1, -0.18, 0.02],
    view: { shadow: 0.34 },
    panels: [
      { draw: sketch, width: 3.5, at: [-0.1, 0.25, 0], radius: 0.22 },
      { draw: typeSample, width: 2.35, at: [-3.15, 0.85, 0.25], turn: [0, 0, 0.03], radius: 0.22, edge: "#2a2170" },
      { draw: colorSample, width: 2.35, at: [-3.1, -1.35, 0.4], turn: [0, 0, -0.02], radius: 0.2 },
      { draw: taskList, width: 2.35, at: [3, 1.05, 0.3], turn: [0, 0, -0.03], radius: 0.22 },
      { draw: waveDrawing, width: 2.3, at: [2.95, -1.15, 0.25], turn: [0, 0, 0.03], radius: 0.2 },
      { draw: () => nameTag("Ravi", colors.coral), width: 0.92, at: [1.55, -1.72, 1.5], radius: 0.16 },
      { draw: () => nameTag("Meera", colors.iris), width: 1.05, at: [-1.05, 1.72, 1.1], radius: 0.16 },
    ],
    props: [
      { prop: "knot", at: [0.06, 0.3, 0.9], turn: [0.3, 0.35, 0.1], size: 0.62, axis: "y" },
      { prop: "pencil", at: [-1.3, -2.1, 1.3], turn: [0.3, 0.2, 1.25], size: 0.72 },
      { prop: "cursor", at: [1, -1.35, 1.5], turn: [0.05, 0.1, 0.12], size: 0.34, color: paints.rose },
      { prop: "cursor", at: [-1.62, 2.06, 1.1], turn: [0.05, 0.1, 0.12], size: 0.34, color: paints.violet },
      { prop: "mug", at: [3.85, -1.95, 1.2], turn: [0.3, -0.5, 0], size: 0.62, color: paints.violet },
      { prop: "sphere", at: [1.55, 2.45, 0.2], radius: 0.3, color: paints.mint },
      { prop: "ring", at: [-4.35, -0.45, 0.9], turn: [0.6, 0.6, 0], size: 0.42, color: paints.gold },
    ],
  },
  {
    slug: "contact",
    title: "Contact",
    palette: "sky",
    paletteChanges: { ground: ["#EAF4FF", "#B9D8FF", "#7FA6FF"], glow: "#E3CFFF" },
    layout: "front",
    turn: [0.12, -0.2, 0.015],
    panels: [
      { slot: "main", draw: studioMap, at: [-0.35, -0.05, 0] },
      { slot: "side", draw: greeting },
    ],
    props: [
      { prop: "pin", at: [0.15, 1.05, 0.8], turn: [0.1, 0.2, 0], size: 0.84 },
      {
        prop: "envelope",
        at: [-3.3, 1.4, 1.1],
        turn: [0.15, 0.5, 0.12],
        size: 0.86,
        color: paints.white,
        flap: "#5B4DFF",
      },
      { prop: "bubble", at: [3.4, 1.4, 0.8], turn: [0.05, -0.15, 0.06], size: 0.76, tail: "right", color: paints.leaf },
      { prop: "paper-plane", at: [-3.45, -1.55, 1.3], turn: [0.62, -0.1, 0.42], size: 0.6 },
      { prop: "sphere", at: [1.35, 2.4, 0.2], radius: 0.3, color: paints.gold },
      { prop: "ring", at: [0.55, -2.3, 1.2], turn: [0.9, 0.3, 0], size: 0.5, color: paints.rose },
    ],
  },
];
