import { paints } from "../look/paints.js";
import { colors } from "../mock-ups/parts/colors.js";
import { figure } from "../mock-ups/parts/figure.js";
import { note } from "../mock-ups/parts/note.js";
import { bulkMessages, lockScreen } from "../mock-ups/services/bulk-messages.js";
import { channels } from "../mock-ups/services/channels.js";
import { checkout } from "../mock-ups/services/checkout.js";
import { codeEditor } from "../mock-ups/services/code-editor.js";
import { domainSearch, ownDomain } from "../mock-ups/services/domain-search.js";
import { draft, readability } from "../mock-ups/services/draft.js";
import { foodAppHome, foodAppMap, foodAppWelcome } from "../mock-ups/services/food-app.js";
import { drawingTool, poster, squarePost } from "../mock-ups/services/graphic-design.js";
import { halfFinishedPage } from "../mock-ups/services/half-finished-page.js";
import { logoSheet } from "../mock-ups/services/logo-sheet.js";
import { businessCard, logoVersions } from "../mock-ups/services/logo-versions.js";
import { messageCampaign } from "../mock-ups/services/message-campaign.js";
import { offerChat } from "../mock-ups/services/offer-chat.js";
import { pageEditor } from "../mock-ups/services/page-editor.js";
import { pagePreview, pageScores } from "../mock-ups/services/page-preview.js";
import { rankings } from "../mock-ups/services/rankings.js";
import { searchAdvertisement } from "../mock-ups/services/search-advertisement.js";
import { serverStatus } from "../mock-ups/services/server-status.js";
import { shop } from "../mock-ups/services/shop.js";
import { sponsoredPost } from "../mock-ups/services/sponsored-post.js";
import { brandColors, designTool, pageOnPhone } from "../mock-ups/services/website-design.js";
import { wishList } from "../mock-ups/services/wish-list.js";
/** @import { Row } from "./row.js" */

/** One image for each service. @type {Row[]} */
export const services = [
  {
    slug: "websitedesign",
    title: "Website design",
    palette: "iris",
    layout: "right",
    panels: [
      { slot: "main", draw: designTool },
      { slot: "phone", draw: pageOnPhone, width: 2.2, at: [2.85, -0.25, 1.1] },
      { slot: "chip", draw: brandColors, at: [-2.65, -2, 0.95] },
    ],
    props: [
      { prop: "cursor", at: [0.45, -0.6, 1.35], turn: [0.05, 0.25, 0.1], size: 0.66, bevel: 0.06 },
      { prop: "pencil", at: [-4, 0.75, 1], turn: [0.15, 0.3, -0.42], size: 0.84 },
      { prop: "ring", at: [0.35, -2.1, 1], turn: [0.9, 0.4, 0], size: 0.55, color: paints.rose },
      { prop: "sphere", at: [4.25, 1.85, 0.4], radius: 0.42, color: paints.gold },
      { prop: "sparkle", at: [4.35, -1.75, 1.1], turn: [0, -0.3, 0.15], size: 0.38, color: "#FFB020" },
    ],
  },
  {
    slug: "graphicgesign",
    title: "Graphic design",
    palette: "coral",
    layout: "left",
    panels: [
      { slot: "main", draw: drawingTool, width: 6.6, at: [0.15, 0.2, 0] },
      { draw: poster, width: 2.5, at: [-1.05, 0.05, 0.75], turn: [0, 0.06, 0.03], radius: 0.12 },
      { draw: squarePost, width: 1.85, at: [1.2, -1.25, 1], turn: [0, 0.02, -0.07], radius: 0.2 },
    ],
    props: [
      { prop: "pencil", at: [3.5, 0.1, 1.25], turn: [0.15, -0.3, -0.42], size: 1.12 },
      {
        prop: "icon",
        at: [-3.75, 1.2, 0.9],
        turn: [0.1, 0.5, 0.08],
        size: 0.78,
        icon: "pen-nib-fill",
        color: paints.violet,
        depth: 0.5,
        bevel: 0.1,
      },
      {
        prop: "icon",
        at: [-3.45, -1.5, 1.1],
        turn: [0.1, 0.45, 0.1],
        size: 0.74,
        icon: "palette-fill",
        color: paints.gold,
        depth: 0.46,
        bevel: 0.1,
      },
      { prop: "sphere", at: [2.6, -2.05, 1.2], radius: 0.34, color: paints.mint },
      { prop: "ring", at: [0.2, 2.35, 0.4], turn: [0.9, 0.3, 0], size: 0.46, color: paints.aqua },
      { prop: "cube", at: [4.2, 2, 0.2], turn: [0.5, 0.7, 0.2], size: 0.6, color: paints.violet },
    ],
  },
  {
    slug: "logodesign",
    title: "Logo design",
    palette: "saffron",
    layout: "right",
    panels: [
      { slot: "main", draw: logoSheet },
      { slot: "side", draw: logoVersions, width: 2.2, at: [3.05, -1.15, 1] },
      { draw: businessCard, width: 2.5, at: [-2.45, -1.8, 1], turn: [0, 0.05, 0.04], radius: 0.13 },
    ],
    props: [
      { prop: "brand-mark", at: [3, 1.45, 1], turn: [0.08, -0.42, 0], size: 0.92 },
      {
        prop: "pencil",
        at: [0.55, -1.85, 1.3],
        turn: [0.2, 0.3, -0.9],
        size: 0.72,
        color: paints.violet,
        eraser: "#FFB020",
      },
      {
        prop: "icon",
        at: [-3.75, 1.35, 0.8],
        turn: [0.1, 0.45, 0.06],
        size: 0.8,
        icon: "compass-tool-fill",
        color: paints.rose,
        depth: 0.4,
        bevel: 0.08,
      },
      { prop: "sphere", at: [0.35, 2.35, 0.3], radius: 0.3, color: paints.aqua },
      { prop: "sparkle", at: [4.5, 0.35, 0.8], turn: [0, -0.3, 0.15], size: 0.32, color: "#FF4D79" },
    ],
  },
  {
    slug: "customwebsitedesign",
    title: "Custom website design",
    palette: "sky",
    layout: "left",
    panels: [
      { slot: "main", draw: halfFinishedPage, width: 6.5, at: [0.15, 0.2, 0] },
      {
        draw: () =>
          wishList({
            title: "Your brief",
            width: 350,
            size: 20,
            wishes: [
              { symbol: "translate-bold", name: "Hindi + English", color: colors.sky },
              { symbol: "calendar-check-fill", name: "Online booking", color: colors.coral },
              { symbol: "currency-inr-bold", name: "UPI payments", color: colors.mint },
            ],
          }),
        width: 2.45,
        at: [-2.85, -1.3, 1],
        turn: [0, 0.05, 0],
        radius: 0.18,
      },
    ],
    props: [
      { prop: "ruler", at: [-3.4, 1.7, 1], turn: [0.1, 0.35, -0.75], size: 0.58 },
      { prop: "blocks", at: [3.65, 1.35, 0.9], turn: [0.3, -0.55, 0.06], size: 0.66 },
      {
        prop: "pencil",
        at: [3.25, -1.15, 1.3],
        turn: [0.15, -0.25, -0.55],
        size: 0.95,
        color: paints.rose,
        eraser: "#FFB020",
      },
      { prop: "gear", at: [0.6, -2.15, 1], turn: [0.35, 0.35, 0.2], size: 0.5, color: paints.violet },
      { prop: "sphere", at: [1.75, 2.45, 0.3], radius: 0.3, color: paints.rose },
    ],
  },
  {
    slug: "appdev",
    title: "App development",
    palette: "mint",
    layout: "left",
    turn: [0.04, -0.08, 0],
    panels: [
      { slot: "phone", draw: foodAppWelcome, width: 2.25, at: [-2.55, -0.1, 0.1], turn: [0, 0.34, 0.05] },
      { slot: "phone", draw: foodAppHome, width: 2.5, at: [0, 0, 1], turn: [0, 0, 0] },
      { slot: "phone", draw: foodAppMap, width: 2.25, at: [2.55, -0.1, 0.1], turn: [0, -0.3, -0.05] },
    ],
    props: [
      {
        prop: "app-tile",
        at: [1.55, 1.85, 1.5],
        turn: [0.1, -0.35, 0.1],
        size: 0.5,
        icon: "bell-fill",
        color: paints.rose,
      },
      {
        prop: "app-tile",
        at: [-3.85, -1.35, 0.9],
        turn: [0.1, 0.45, 0.1],
        size: 0.5,
        icon: "chat-circle-fill",
        color: paints.violet,
      },
      {
        prop: "app-tile",
        at: [-3.95, 1.4, 0.8],
        turn: [0.1, 0.5, -0.12],
        size: 0.54,
        icon: "heart-fill",
        color: paints.gold,
      },
      {
        prop: "app-tile",
        at: [3.85, -1.3, 0.9],
        turn: [0.1, -0.45, -0.1],
        size: 0.52,
        icon: "code-bold",
        color: paints.aqua,
      },
      { prop: "sphere", at: [4.1, 1.75, 0.2], radius: 0.38, color: paints.gold },
      { prop: "ring", at: [1.42, -2.1, 0.7], turn: [0.8, 0.5, 0], size: 0.42, color: paints.rose },
    ],
  },
  {
    slug: "wordpress",
    title: "WordPress websites",
    palette: "iris",
    paletteChanges: { accent: "#4A55F0", ground: ["#DFE6FF", "#AAB8FF", "#5F6BF5"] },
    layout: "left",
    panels: [
      { slot: "main", draw: pageEditor, width: 6.5, edge: "#e9e8f6" },
      {
        slot: "side",
        draw: () =>
          wishList({
            title: "Plug-ins",
            width: 320,
            size: 22,
            wishes: [
              { symbol: "envelope-simple-fill", name: "Forms", color: colors.coral },
              { symbol: "lightning-fill", name: "Cache", color: colors.saffron },
              { symbol: "shield-check-fill", name: "Backups", color: colors.mint },
            ],
          }),
        width: 2.5,
        at: [3, -1.15, 0.95],
      },
    ],
    props: [
      {
        prop: "icon",
        at: [3.25, 1.45, 0.95],
        turn: [0.1, -0.45, 0.12],
        size: 0.92,
        icon: "puzzle-piece-fill",
        color: paints.rose,
        depth: 0.56,
        bevel: 0.12,
      },
      {
        prop: "blocks",
        at: [-3.65, -1.5, 1.1],
        turn: [0.3, 0.5, -0.04],
        size: 0.6,
        colors: ["#2B7BFF", "#FFB020", "#12C99B", "#FF4D79"],
      },
      { prop: "plus", at: [0.65, -2, 1.2], turn: [0.2, 0.35, 0.1], size: 0.5, color: paints.mint },
      { prop: "sphere", at: [0.9, 2.3, 0.3], radius: 0.34, color: paints.gold },
      { prop: "ring", at: [-3.85, 1.95, 0.4], turn: [0.7, 0.5, 0], size: 0.58, color: paints.aqua },
    ],
  },
  {
    slug: "DigitalMarketing",
    title: "Digital marketing",
    palette: "coral",
    layout: "right",
    panels: [
      { slot: "main", draw: channels, width: 6.4, at: [-0.25, 0.3, 0] },
      { slot: "side", draw: sponsoredPost, width: 2.3, at: [3, -0.45, 1], turn: [0, -0.1, 0.04], radius: 0.22 },
    ],
    props: [
      {
        prop: "megaphone",
        at: [-3.6, -2, 1.3],
        turn: [0.15, 0.35, 0.12],
        size: 0.7,
        color: paints.violet,
        handle: "#FFB020",
      },
      { prop: "target", at: [-3.95, 1.95, 0.6], turn: [0.1, 0.45, 0], size: 0.54 },
      { prop: "envelope", at: [0.55, -1.95, 1.25], turn: [0.2, 0.3, 0.1], size: 0.56 },
      { prop: "heart", at: [0.6, 2.15, 0.9], turn: [0.05, -0.2, 0.12], size: 0.52 },
      { prop: "play-button", at: [4.15, 1.85, 0.4], turn: [0.1, -0.45, 0.05], size: 0.5, color: paints.mint },
      { prop: "sphere", at: [4.3, -2, 1], radius: 0.32, color: paints.gold },
    ],
  },
  {
    slug: "ppc",
    title: "Pay-per-click advertising",
    palette: "saffron",
    layout: "left",
    panels: [
      { slot: "main", draw: searchAdvertisement, at: [-0.4, 0.2, 0] },
      {
        slot: "side",
        draw: () =>
          figure({
            label: "Cost per click",
            value: "₹6.40",
            change: "28%",
            values: [92, 86, 88, 74, 70, 62, 64, 52, 46, 40],
            color: colors.saffron,
            symbol: "trend-down-bold",
          }),
        at: [2.95, -1.4, 0.95],
      },
    ],
    props: [
      { prop: "cursor", at: [-0.52, -0.85, 1.4], turn: [0.05, 0.2, 0.08], size: 0.76, color: paints.violet },
      { prop: "coin", at: [3.2, 1.35, 1], turn: [0.12, -0.4, 0.12], size: 0.88 },
      { prop: "coin", at: [-3.75, 1.55, 0.7], turn: [0.2, 0.55, -0.2], size: 0.56 },
      { prop: "coin", at: [0.45, -2.1, 1.3], turn: [0.6, 0.4, 0.2], size: 0.46 },
      { prop: "target", at: [-3.4, -1.7, 1.1], turn: [0.15, 0.4, 0], size: 0.72 },
      { prop: "sphere", at: [1.2, 2.3, 0.3], radius: 0.3, color: paints.rose },
    ],
  },
  {
    slug: "contentwriting",
    title: "Content writing",
    palette: "mint",
    layout: "right",
    panels: [
      { slot: "main", draw: draft, at: [-0.4, 0.2, 0] },
      { slot: "side", draw: readability, at: [3.15, -1.05, 0.95] },
    ],
    props: [
      { prop: "pencil", at: [0.95, -1.6, 1.4], turn: [-0.1, 0.25, 3.82], size: 0.86 },
      {
        prop: "icon",
        at: [3.1, 1.5, 1],
        turn: [0.1, -0.4, 0.06],
        size: 0.82,
        icon: "quotes-fill",
        color: paints.violet,
        depth: 0.5,
        bevel: 0.12,
      },
      {
        prop: "icon",
        at: [-3.45, -1.6, 1.1],
        turn: [0.1, 0.4, 0.06],
        size: 0.72,
        icon: "text-aa-bold",
        color: paints.rose,
        depth: 0.42,
        bevel: 0.08,
      },
      { prop: "sphere", at: [-3.9, 1.85, 0.4], radius: 0.38, color: paints.gold },
      { prop: "ring", at: [0.75, 2.3, 0.3], turn: [0.9, 0.3, 0], size: 0.48, color: paints.aqua },
    ],
  },
  {
    slug: "Domain",
    title: "Domain registration",
    palette: "sky",
    layout: "left",
    panels: [
      { slot: "main", draw: domainSearch },
      { slot: "side", draw: ownDomain, width: 2.45, at: [3, -1.25, 0.95] },
    ],
    props: [
      { slot: "hero", prop: "globe", size: 0.98 },
      { slot: "bottom-left", prop: "dot-in", at: [-3.35, -1.75, 1.5], letters: paints.rose },
      { slot: "top-left", prop: "cursor", color: paints.violet },
      { slot: "bottom", prop: "sphere", color: paints.gold },
      { slot: "top", prop: "sparkle", size: 0.32 },
    ],
  },
  {
    slug: "bulksms",
    title: "Bulk SMS",
    palette: "coral",
    layout: "left",
    panels: [
      { draw: bulkMessages, width: 5.7, at: [0.85, 0.15, 0], radius: 0.2 },
      { slot: "phone", draw: lockScreen },
    ],
    props: [
      {
        prop: "bubble",
        at: [3.35, 1.3, 1.05],
        turn: [0.05, -0.35, 0.06],
        size: 0.8,
        tail: "right",
        color: paints.violet,
      },
      {
        prop: "bubble",
        at: [3.85, -0.35, 1],
        turn: [0.05, -0.35, -0.04],
        size: 0.5,
        tail: "right",
        color: paints.gold,
      },
      { prop: "envelope", at: [3.1, -1.8, 1.25], turn: [0.2, -0.35, 0.1], size: 0.66, flap: "#FF4D79" },
      { prop: "paper-plane", at: [-0.35, -1.85, 1.7], turn: [0.62, -0.3, 0.42], size: 0.72 },
      { prop: "bubble", at: [1.35, 2.15, 0.5], turn: [0.05, 0.1, 0.06], size: 0.42, color: paints.mint },
      { prop: "sphere", at: [-4.35, 1.55, 0.4], radius: 0.32, color: paints.gold },
    ],
  },
  {
    slug: "seo",
    title: "SEO",
    palette: "iris",
    layout: "left",
    panels: [
      { slot: "main", draw: rankings, at: [-0.1, 0.2, 0] },
      {
        slot: "side",
        draw: () =>
          figure({
            label: "Visits from search",
            value: "84,200",
            change: "248%",
            values: [12, 14, 13, 19, 24, 22, 33, 41, 46, 62, 70, 92],
            color: colors.iris,
          }),
      },
    ],
    props: [
      { prop: "magnifier", at: [-1.91, 0.68, 1.3], turn: [0.05, 0.1, -1.57], size: 0.68, zoom: 1.3 },
      {
        prop: "bars",
        at: [3.62, 1.4, 0.9],
        turn: [0.12, -0.45, 0.04],
        size: 0.8,
        color: paints.gold,
        last: paints.rose,
      },
      { prop: "ring", at: [-3.6, 2, 0.5], turn: [0.5, 0.6, 0], size: 0.6, color: paints.aqua },
      { prop: "sphere", at: [0.55, -2.15, 1.1], radius: 0.32, color: paints.rose },
      { prop: "sparkle", at: [1, 2.25, 0.6], turn: [0, -0.3, 0.15], size: 0.32, color: "#FFB020" },
    ],
  },
  {
    slug: "webhosting",
    title: "Web hosting",
    palette: "sky",
    layout: "left",
    panels: [
      { slot: "main", draw: serverStatus },
      {
        slot: "side",
        draw: () =>
          figure({
            label: "Response time",
            value: "42 ms",
            change: "31%",
            values: [80, 72, 76, 60, 66, 52, 55, 47, 49, 42, 44, 40],
            color: colors.sky,
            symbol: "trend-down-bold",
          }),
      },
    ],
    props: [
      { slot: "hero", prop: "server" },
      { slot: "top-left", prop: "cloud", at: [-4, 1.95, 0.6], size: 0.52 },
      { slot: "top", prop: "sphere", color: paints.gold },
      { slot: "bottom", prop: "globe" },
      { slot: "bottom-left", prop: "ring", turn: [0.8, 0.5, 0], size: 0.56, color: paints.rose },
    ],
  },
  {
    slug: "Ecommercedevelopment",
    title: "E-commerce development",
    palette: "coral",
    layout: "right",
    panels: [
      { slot: "main", draw: shop },
      { slot: "phone", draw: checkout },
      {
        slot: "chip",
        draw: () =>
          note({ symbol: "trend-up-bold", label: "Sales today", value: "₹2.4 L", color: colors.mint, change: "+38%" }),
      },
    ],
    props: [
      { slot: "hero", prop: "bag", size: 0.68, color: paints.crimson },
      { slot: "top-right", prop: "coin" },
      { slot: "bottom", prop: "gift", at: [0.75, -2.15, 1.4], color: paints.violet },
      { slot: "top", prop: "sparkle", size: 0.3 },
      { prop: "sphere", at: [4.35, -1.95, 1], radius: 0.32, color: paints.gold },
    ],
  },
  {
    slug: "webdevelopment",
    title: "Web development",
    palette: "ink",
    layout: "right",
    panels: [
      { slot: "main", draw: codeEditor, edge: "#2a2860" },
      { slot: "side", draw: pagePreview, width: 2.55, at: [3.05, -0.65, 0.95] },
      { slot: "chip", draw: pageScores, width: 2.9, at: [-2.5, -1.9, 1] },
    ],
    props: [
      { prop: "less-than", at: [1.85, 1.9, 1.1], turn: [0.05, 0.2, 0], size: 0.6, color: paints.aqua },
      { prop: "slash", at: [2.7, 1.9, 1.2], turn: [0.05, 0.2, 0], size: 0.56, color: paints.gold },
      { prop: "greater-than", at: [3.55, 1.9, 1.1], turn: [0.05, 0.2, 0], size: 0.6, color: paints.rose },
      { slot: "top-left", prop: "cube", turn: [0.5, 0.7, 0.2], color: paints.violet },
      { slot: "bottom", prop: "ring", at: [0.55, -2.15, 1.2], turn: [0.9, 0.3, 0], color: paints.mint },
      { prop: "sphere", at: [4.5, -2.05, 1], radius: 0.32, color: paints.rose },
    ],
  },
  {
    slug: "whatsapp",
    title: "WhatsApp advertising",
    palette: "mint",
    paletteChanges: { ground: ["#E9FBEF", "#B5EFC9", "#5CCB93"] },
    layout: "right",
    panels: [
      { slot: "main", draw: messageCampaign },
      { slot: "phone", draw: offerChat },
      {
        slot: "chip",
        draw: () =>
          note({ symbol: "users-three-fill", label: "Opt-in contacts", value: "1.2 lakh", color: colors.iris }),
      },
    ],
    props: [
      { slot: "top", prop: "bubble", at: [1.1, 2.2, 0.7], size: 0.5, color: paints.leaf },
      { slot: "top-right", prop: "bubble", size: 0.5, tail: "right", color: paints.lilac },
      { slot: "bottom", prop: "paper-plane", at: [0.2, -1.95, 1.5], turn: [0.62, -0.3, 0.42], size: 0.78 },
      { prop: "sphere", at: [4.4, -1.95, 1], radius: 0.34, color: paints.gold },
      { slot: "top-left", prop: "ring", at: [-4.05, 2, 0.4], turn: [0.8, 0.5, 0], color: paints.gold },
    ],
  },
];
