import { html } from "../mock-ups/parts/html.js";
/** @import { Palette } from "./palettes.js" */

/**
 * @param {{ left: number, top: number, width: number, height: number, color: string, opacity: number }} spot in percent
 */
const softLight = ({ left, top, width, height, color, opacity }) =>
  html`<i
    style="position:absolute;left:${left}%;top:${top}%;width:${width}%;height:${height}%;border-radius:50%;background:${color};opacity:${opacity}"
  ></i>`;

/**
 * The ground of an image: a gradient with three soft lights.
 *
 * @param {Palette} palette
 * @returns {string} HTML
 */
export const backdrop = ({ accent, ground, glow, light, isDark }) =>
  html`<div
    class="panel"
    style="width:800px;height:500px;background:linear-gradient(135deg,${ground[0]} 0%,${ground[1]} 52%,${ground[2]} 100%)"
  >
    <div style="position:absolute;inset:-20%;filter:blur(70px)">
      ${softLight({ left: 8, top: 62, width: 46, height: 46, color: glow, opacity: isDark ? 0.55 : 0.85 })}
      ${softLight({ left: 54, top: 2, width: 44, height: 44, color: light, opacity: isDark ? 0.35 : 0.55 })}
      ${softLight({ left: 70, top: 58, width: 34, height: 44, color: accent, opacity: isDark ? 0.5 : 0.38 })}
    </div>
  </div>`;
