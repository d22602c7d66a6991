import { colors } from "./colors.js";
import { html } from "./html.js";

/**
 * The mark of the site: a sun over two waves.
 *
 * @param {number} size in pixels
 * @param {{ sun?: string, wave?: string, deep?: string }} [paint]
 */
export const mark = (size, { sun = "#FFA62B", wave = "#FF4D79", deep = "#4A3AFF" } = {}) =>
  html`<svg width="${size}" height="${size}" viewBox="0 0 100 100" style="border-radius:50%;display:block;flex:none">
    <rect width="100" height="100" fill="${sun}" />
    <path d="M-4 50Q15 36 33 48T68 48T106 46V100H-4Z" fill="${wave}" />
    <path d="M-4 68Q15 78 33 67T68 67T106 68V100H-4Z" fill="${deep}" />
  </svg>`;

/**
 * The mark with the name of the brand, for the sites, shops and posts that mock-ups show.
 *
 * @param {number} size of the letters in pixels
 * @param {string} [color] of the letters
 */
export const brand = (size, color = colors.ink) =>
  html`<div class="row" style="gap:${size * 0.38}px">
    ${mark(size * 1.25)}<b class="display" style="font-size:${size}px;line-height:1;color:${color}">tarang</b>
  </div>`;
