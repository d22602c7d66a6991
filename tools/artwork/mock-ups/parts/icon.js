import { iconSource } from "../../icons/icon-source.js";
import { html } from "./html.js";

/**
 * A Phosphor icon.
 *
 * @param {string} name such as "heart" or "heart-fill"
 * @param {number} size in pixels
 * @param {string} [color]
 * @throws {Mistake} when there is no such icon
 */
export const icon = (name, size, color = "currentColor") =>
  html`<svg
    width="${size}"
    height="${size}"
    viewBox="0 0 256 256"
    fill="currentColor"
    style="color:${color};flex:none;display:block"
  >
    ${iconSource(name)}
  </svg>`;
