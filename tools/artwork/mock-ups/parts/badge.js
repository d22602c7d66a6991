import { colors } from "./colors.js";
import { html } from "./html.js";

/**
 * A short remark in a pill.
 *
 * @param {string} label
 * @param {{ fill?: string, color?: string, size?: number, padding?: string }} [look] `size` of the letters in pixels
 */
export const badge = (
  label,
  { fill = colors.goodTint, color = colors.good, size = 15, padding = `${size * 0.32}px ${size * 0.8}px` } = {},
) =>
  html`<span class="chip" style="background:${fill};color:${color};font-size:${size}px;padding:${padding}"
    >${label}</span
  >`;
