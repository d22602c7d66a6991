import { html } from "./html.js";

/**
 * A bar that is filled by a percentage.
 *
 * @param {number} percent
 * @param {{ height: number, fill: string, track?: string }} look
 */
export const meter = (percent, { height, fill, track = "#EEEDF8" }) =>
  html`<div style="height:${height}px;border-radius:${height}px;background:${track};overflow:hidden">
    <i style="display:block;height:100%;width:${percent}%;border-radius:${height}px;background:${fill}"></i>
  </div>`;
