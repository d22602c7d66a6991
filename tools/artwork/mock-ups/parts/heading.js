import { html } from "./html.js";

/**
 * @param {string} text
 * @param {number} size in pixels
 * @param {string} [style]
 */
export const heading = (text, size, style = "") =>
  html`<div class="display" style="font-size:${size}px;line-height:1.04;${style}">${text}</div>`;
