import { html } from "./html.js";
import { icon } from "./icon.js";

/**
 * An icon on a tint of its colour.
 *
 * @param {string} name of the icon
 * @param {string} color with six digits
 * @param {number} size in pixels
 */
export const iconTile = (name, color, size) =>
  html`<div
    class="centre"
    style="width:${size}px;height:${size}px;border-radius:${size * 0.3}px;background:${color}1E;flex:none"
  >
    ${icon(name, size * 0.54, color)}
  </div>`;
