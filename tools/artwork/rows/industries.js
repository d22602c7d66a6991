import { paints } from "../look/paints.js";
import { boardingPass } from "../mock-ups/industries/boarding-pass.js";
import { appointmentList } from "../mock-ups/industries/appointments.js";
import { brandKit } from "../mock-ups/industries/brand-kit.js";
import { campaignResults } from "../mock-ups/industries/campaign-results.js";
import { chat } from "../mock-ups/industries/chat.js";
import { course } from "../mock-ups/industries/course.js";
import { deliveryMap } from "../mock-ups/industries/delivery-map.js";
import { entryPass } from "../mock-ups/industries/entry-pass.js";
import { eventPage } from "../mock-ups/industries/event-page.js";
import { feed } from "../mock-ups/industries/feed.js";
import { filmPlayer } from "../mock-ups/industries/film-player.js";
import { labelledMeters } from "../mock-ups/industries/labelled-meters.js";
import { lampAdvertisement } from "../mock-ups/industries/lamp-advertisement.js";
import { heartRate } from "../mock-ups/industries/heart-rate.js";
import { liveClass } from "../mock-ups/industries/live-class.js";
import { menu } from "../mock-ups/industries/menu.js";
import { moduleList } from "../mock-ups/industries/modules.js";
import { operations } from "../mock-ups/industries/operations.js";
import { pitchDeck } from "../mock-ups/industries/pitch-deck.js";
import { podcast } from "../mock-ups/industries/podcast.js";
import { pointOfSale } from "../mock-ups/industries/point-of-sale.js";
import { seatPlan } from "../mock-ups/industries/seat-plan.js";
import { workflow } from "../mock-ups/industries/workflow.js";
import { colors } from "../mock-ups/parts/colors.js";
import { note } from "../mock-ups/parts/note.js";
/** @import { Row } from "./row.js" */

/** One image for each industry. @type {Row[]} */
export const industries = [
  {
    slug: "business_startup",
    title: "Business & start-ups",
    palette: "iris",
    layout: "close-left",
    panels: [
      { slot: "main", draw: pitchDeck, at: [-0.45, 0.1, 0] },
      { slot: "side", draw: brandKit, width: 2.3, at: [3, -1.2, 0.9] },
      {
        draw: () => note({ symbol: "users-three-fill", label: "Launch day", value: "12,480", color: colors.mint }),
        width: 2.35,
        at: [-3.1, -1.95, 0.95],
        radius: 0.18,
      },
    ],
    props: [
      { prop: "rocket", at: [3.35, 1.25, 1], turn: [0.15, -0.2, -0.5], size: 0.88 },
      { prop: "bulb", at: [-3.75, 1.55, 0.8], turn: [0.1, 0.3, 0.2], size: 0.68 },
      { prop: "sphere", at: [1.2, 2.4, 0.2], radius: 0.26, color: paints.rose },
      { prop: "coin", at: [0.75, -2.05, 1.4], turn: [0.1, -0.35, 0.15], size: 0.5 },
      { prop: "ring", at: [-4.2, -0.35, 0.1], turn: [0.6, 0.6, 0], size: 0.5, color: paints.mint },
    ],
  },
  {
    slug: "enterpriseind",
    title: "Enterprise",
    palette: "sky",
    layout: "close-right",
    panels: [
      { slot: "main", draw: operations, width: 6.1, at: [0.5, 0.15, 0] },
      {
        draw: () =>
          labelledMeters({
            title: "Sales pipeline",
            symbol: "funnel-fill",
            width: 310,
            meters: [
              { name: "Leads", value: "420", part: 100, color: colors.sky },
              { name: "Qualified", value: "186", part: 62, color: colors.iris },
              { name: "Won", value: "74", part: 34, color: colors.mint },
            ],
          }),
        width: 2.5,
        at: [-2.85, -1.15, 1],
        radius: 0.2,
      },
    ],
    props: [
      {
        prop: "building",
        at: [-3.2, 1.42, 0.9],
        turn: [0.12, 0.5, 0.02],
        size: 0.92,
        color: paints.lilac,
        windows: "#ffd76a",
      },
      { prop: "gear", at: [3.75, -1.65, 1.2], turn: [0.15, -0.45, 0.2], size: 0.72, color: paints.gold },
      { prop: "gear", at: [2.75, -2.1, 1.3], turn: [0.15, -0.35, 0.1], size: 0.42, color: paints.rose },
      {
        prop: "bars",
        at: [3.95, 1.65, 0.6],
        turn: [0.12, -0.45, 0.02],
        size: 0.58,
        color: paints.aqua,
        last: paints.mint,
      },
      { prop: "sphere", at: [-1.2, 2.45, 0.1], radius: 0.24, color: paints.mint },
    ],
  },
  {
    slug: "educationind",
    title: "Education",
    palette: "saffron",
    layout: "close-left",
    panels: [
      { slot: "main", draw: liveClass, width: 5.9, at: [0.95, 0.1, 0] },
      { slot: "phone", draw: course },
    ],
    props: [
      { prop: "graduation-cap", at: [3.2, 1.75, 1], turn: [0.35, -0.45, 0.16], size: 0.76 },
      { prop: "books", at: [3.45, -1.65, 1.3], turn: [0.25, -0.5, 0.03], size: 0.66 },
      { prop: "pencil", at: [0.1, -2.25, 1.3], turn: [0.1, 0.2, -1.25], size: 0.5, color: paints.azure },
      { prop: "sphere", at: [-1, 2.4, 0.2], radius: 0.24, color: paints.rose },
      { prop: "ring", at: [-4.25, 1.95, 0.4], turn: [0.6, 0.6, 0], size: 0.5, color: paints.violet },
    ],
  },
  {
    slug: "ecommerceandretail",
    title: "E-commerce & retail",
    palette: "ink",
    layout: "close-right",
    panels: [
      { slot: "main", draw: pointOfSale, width: 5.85, at: [-0.4, 0.25, 0], radius: 0.26, depth: 0.16, edge: "#1b1836" },
      {
        slot: "side",
        draw: () =>
          labelledMeters({
            title: "Stock",
            symbol: "warehouse-fill",
            width: 290,
            meters: [
              { name: "Shoes", value: "124", part: 82, color: colors.mint },
              { name: "Bags", value: "76", part: 56, color: colors.sky },
              { name: "T-shirts", value: "9 left", part: 14, color: colors.coral, valueColor: colors.coral },
            ],
          }),
        width: 2.15,
        at: [3.1, 1.35, 0.9],
        turn: [0, -0.05, 0],
      },
    ],
    props: [
      { prop: "storefront", at: [-3.7, -1.5, 1.3], turn: [0.14, 0.44, 0.02], size: 0.55 },
      { prop: "card-terminal", at: [3.2, -1.35, 1.4], turn: [0.12, -0.4, -0.1], size: 0.84 },
      { prop: "bag", at: [1.35, -1.95, 1.4], turn: [0.1, -0.35, 0.06], size: 0.5, color: paints.rose },
      { prop: "coin", at: [-3.8, 1.75, 0.6], turn: [0.1, 0.45, 0.1], size: 0.5 },
      { prop: "sphere", at: [1.1, 2.45, 0.3], radius: 0.22, color: paints.violet },
    ],
  },
  {
    slug: "digitalmark",
    title: "Digital marketing",
    palette: "coral",
    layout: "close-right",
    panels: [
      { slot: "main", draw: campaignResults },
      { slot: "side", draw: lampAdvertisement },
      {
        draw: () =>
          note({
            symbol: "cursor-click-fill",
            label: "Cost per lead",
            value: "₹38",
            color: colors.iris,
            change: "−22%",
          }),
        width: 2.5,
        at: [0.35, -2, 1],
        radius: 0.18,
      },
    ],
    props: [
      {
        prop: "megaphone",
        at: [-3.3, -1.1, 1.3],
        turn: [0.1, 0.35, 0.12],
        size: 0.86,
        color: paints.violet,
        handle: "#ffb020",
      },
      { prop: "target", at: [3.6, 1.85, 0.6], turn: [0.1, -0.4, 0], size: 0.66 },
      { prop: "envelope", at: [-3.7, 1.7, 0.6], turn: [0.15, 0.4, 0.14], size: 0.56 },
      { prop: "sphere", at: [1.3, 2.35, 0.3], radius: 0.25, color: paints.gold },
      { prop: "sphere", at: [4.25, -2.1, 1.4], radius: 0.34, color: paints.mint },
    ],
  },
  {
    slug: "socialnetworking",
    title: "Social networking",
    palette: "sky",
    paletteChanges: { accent: "#1F9FDC", ground: ["#E2FBFF", "#A9E5F7", "#52BFEC"], glow: "#FFCBE0" },
    layout: "close-right",
    panels: [
      { slot: "main", draw: feed, width: 5.6, at: [-0.25, 0.1, 0] },
      { slot: "phone", draw: chat },
    ],
    props: [
      { prop: "heart", at: [-3.6, 0.3, 1.1], turn: [0.05, 0.4, -0.14], size: 0.78 },
      { prop: "smiley", at: [0.72, -1.85, 1.5], turn: [0.02, -0.3, 0.08], size: 0.56 },
      { prop: "bubble", at: [-3.35, -1.6, 1.2], turn: [0.05, 0.35, 0.04], size: 0.56, color: paints.leaf },
      {
        prop: "icon",
        at: [-3.75, 1.8, 0.7],
        turn: [0.1, 0.3, 0.16],
        size: 0.5,
        icon: "thumbs-up-fill",
        color: paints.azure,
        depth: 0.6,
        bevel: 0.12,
      },
      { prop: "sphere", at: [4.25, 1.75, 0.4], radius: 0.3, color: paints.gold },
    ],
  },
  {
    slug: "healthcare",
    title: "Healthcare & fitness",
    palette: "mint",
    layout: "close-left",
    panels: [
      { slot: "main", draw: appointmentList, width: 5.9, at: [0.95, 0.1, 0] },
      { slot: "phone", draw: heartRate },
    ],
    props: [
      { slot: "hero", prop: "heart", at: [3.5, 1.65, 1], size: 0.8, color: paints.crimson },
      { slot: "bottom-right", prop: "pill", otherHalf: paints.amber },
      { slot: "top-left", prop: "plus", color: paints.mint },
      { slot: "bottom", prop: "dumbbell", color: paints.violet },
      { slot: "top", prop: "sphere", at: [-1.05, 2.62, 0.2], color: paints.azure },
    ],
  },
  {
    slug: "eventandticketind",
    title: "Events & passes",
    palette: "iris",
    paletteChanges: { accent: "#8A3CE0", ground: ["#FBE9FF", "#E6B8FA", "#AE6BF2"], glow: "#FFB3CB" },
    layout: "close-left",
    panels: [
      { slot: "main", draw: eventPage, width: 6.1, at: [0.8, 0.1, 0] },
      { slot: "phone", draw: entryPass },
    ],
    props: [
      { prop: "microphone", at: [3.4, 0.75, 1.2], turn: [0.1, -0.2, -0.45], size: 0.8 },
      { prop: "ticket", at: [3.2, -1.9, 1.4], turn: [0.15, -0.35, 0.16], size: 0.76 },
      { prop: "sparkle", at: [-0.75, 2.3, 0.6], turn: [0, -0.2, 0.1], size: 0.36, color: "#FFC24D" },
      {
        prop: "icon",
        at: [-0.35, -2.15, 1.3],
        turn: [0.1, 0.3, 0.1],
        size: 0.44,
        icon: "music-notes-fill",
        color: paints.rose,
        depth: 0.5,
        bevel: 0.1,
      },
      { prop: "sphere", at: [-4.2, 1.95, 0.5], radius: 0.3, color: paints.gold },
    ],
  },
  {
    slug: "foodandwebind",
    title: "Food & delivery",
    palette: "saffron",
    layout: "close-right",
    panels: [
      { slot: "main", draw: menu, at: [-0.5, 0.15, 0] },
      { slot: "phone", draw: deliveryMap },
    ],
    props: [
      { prop: "burger", at: [-3.7, -1.6, 1.3], turn: [0.3, 0.3, 0.06], size: 0.64 },
      { prop: "pizza", at: [-3.68, 1.62, 0.6], turn: [0.1, 0.4, 0.35], size: 0.62 },
      { prop: "donut", at: [0.7, -1.9, 1.5], turn: [-0.35, 0.35, 0], size: 0.66 },
      { prop: "pin", at: [0.9, 1.95, 1], turn: [0.1, 0.1, 0.1], size: 0.52 },
      { prop: "sphere", at: [4.3, 1.75, 0.4], radius: 0.3, color: paints.mint },
    ],
  },
  {
    slug: "ticketandbooking",
    title: "Ticketing & booking",
    palette: "coral",
    layout: "close-left",
    panels: [
      { slot: "main", draw: seatPlan, width: 5.9 },
      { slot: "side", draw: boardingPass, at: [3.05, 1.25, 0.9], turn: [0, 0.05, 0.02] },
    ],
    props: [
      { prop: "popcorn", at: [3.2, -1.35, 1.3], turn: [0.22, -0.3, -0.1], size: 0.9 },
      { prop: "suitcase", at: [-3.55, -1.2, 1.2], turn: [0.12, 0.45, 0.05], size: 0.78 },
      { prop: "ticket", at: [-3.65, 1.75, 0.8], turn: [0.1, 0.4, 0.3], size: 0.62 },
      { prop: "sphere", at: [0.9, -2.3, 1.2], radius: 0.24, color: paints.mint },
      { prop: "sphere", at: [0.9, 2.4, 0.2], radius: 0.2, color: paints.violet },
    ],
  },
  {
    slug: "media",
    title: "Media & entertainment",
    palette: "ink",
    paletteChanges: { glow: "#FF3D8A" },
    layout: "close-right",
    panels: [
      { slot: "main", draw: filmPlayer, width: 6.3, at: [-0.25, 0.2, 0], depth: 0.14, edge: "#2a2160" },
      { slot: "side", draw: podcast, width: 2.3, at: [3, -1, 1], turn: [0, -0.08, 0.02], edge: "#3a2f88" },
    ],
    props: [
      { prop: "clapperboard", at: [-3.4, -1.55, 1.3], turn: [0.15, 0.4, 0.08], size: 0.74 },
      { prop: "play-button", at: [2.95, 1.55, 1.1], turn: [0.1, -0.4, 0.05], size: 0.74 },
      {
        prop: "icon",
        at: [-3.75, 1.6, 0.7],
        turn: [0.1, 0.45, 0.15],
        size: 0.56,
        icon: "headphones-fill",
        color: paints.aqua,
        depth: 0.6,
        bevel: 0.12,
      },
      { prop: "sphere", at: [0.75, -2.2, 1.3], radius: 0.28, color: paints.gold },
      { prop: "ring", at: [0.9, 2.3, 0.8], turn: [0.9, 0.4, 0], size: 0.42, color: paints.rose },
    ],
  },
  {
    slug: "otherind",
    title: "Other industries",
    palette: "sky",
    paletteChanges: { ground: ["#E4F6FF", "#A9DCFF", "#5FA8FF"] },
    layout: "close-left",
    panels: [
      { slot: "main", draw: workflow, width: 6.1, at: [-0.4, 0.15, 0] },
      { slot: "side", draw: moduleList },
    ],
    props: [
      { prop: "blocks", at: [3.2, -1.45, 1.3], turn: [0.22, -0.45, 0.02], size: 0.88 },
      { prop: "gear", at: [-3.6, -1.5, 1.2], turn: [0.15, 0.45, 0.15], size: 0.78, color: paints.violet },
      {
        prop: "icon",
        at: [-3.75, 1.6, 0.8],
        turn: [0.1, 0.4, 0.15],
        size: 0.62,
        icon: "puzzle-piece-fill",
        color: paints.gold,
        depth: 0.6,
        bevel: 0.12,
      },
      { prop: "sphere", at: [0.7, -2.2, 1.2], radius: 0.28, color: paints.rose },
      { prop: "capsule", at: [1, 2.4, 0.4], turn: [0, 0.2, 0.4], size: 0.4, color: paints.mint },
    ],
  },
];
