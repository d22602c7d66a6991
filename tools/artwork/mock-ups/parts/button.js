import { html } from "./html.js";

/**
 * @param {string} label
 * @param {{ fill: string, color?: string, height?: number, size?: number, padding?: number }} look
 *   `size` of the letters and `padding` at the sides, in pixels
 */
export const button = (label, { fill, color = "#fff", height = 48, size = 18, padding = height / 2 }) =>
  html`<span
    class="row"
    style="display:inline-flex;gap:9px;justify-content:center;height:${height}px;padding:0 ${padding}px;border-radius:${
      height * 0.32
    }px;background:${fill};color:${color};font-weight:700;font-size:${size}px;white-space:nowrap"
    >${label}</span
  >`;
