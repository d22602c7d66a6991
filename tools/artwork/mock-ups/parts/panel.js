import { html } from "./html.js";

/**
 * What is photographed for a slab.
 *
 * @param {{ width: number, height?: number, style?: string }} sheet in CSS pixels; without a height, as high as needed
 * @param {string} content
 */
export const panel = ({ width, height, style = "" }, content) =>
  html`<div class="panel" style="width:${width}px;${height !== undefined && `height:${height}px;`}${style}">
    ${content}
  </div>`;

/**
 * A panel that is printed on glass.
 *
 * @param {number} width
 * @param {string} content
 */
export const glassPanel = (width, content) => panel({ width, style: "background:transparent" }, content);
