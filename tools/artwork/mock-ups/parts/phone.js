import { colors } from "./colors.js";
import { html } from "./html.js";
import { icon } from "./icon.js";
import { panel } from "./panel.js";

const dark = "#0E0D24";

/** @param {string} color */
const statusBar = (color) =>
  html`<div class="row spread" style="height:44px;padding:6px 24px 0;font-size:14px;font-weight:600;color:${color}">
      <span>9:41</span>
      <div class="row" style="gap:5px">
        ${icon("cell-signal-full-fill", 15)}${icon("wifi-high-fill", 15)}${icon("battery-full-fill", 18)}
      </div>
    </div>
    <div
      style="position:absolute;top:9px;left:50%;width:86px;height:25px;margin-left:-43px;border-radius:20px;background:${dark}"
    ></div>`;

/** @param {string[]} names */
const navigation = (names) =>
  html`<div
    class="row spread"
    style="position:absolute;left:0;right:0;bottom:0;height:74px;padding:0 30px 18px;background:#fff;border-top:1.5px solid #EDEBF7"
  >
    ${names.map((name, index) => (index === 0 ? icon(`${name}-fill`, 24, colors.ink) : icon(name, 24, colors.pale)))}
  </div>`;

/**
 * The screen of a telephone. Content below the status bar simply follows; content behind it has `z-index:-1`.
 *
 * @param {{ width?: number, height?: number, background?: string, isDark?: boolean, navigate?: string[] }} look
 *   `isDark` makes the status bar white; `navigate` names the icons of a bar at the bottom
 * @param {string} content
 */
export const phone = ({ width = 310, height = 626, background = "#fff", isDark = false, navigate = [] }, content) =>
  panel(
    { width, height, style: `background:${dark};padding:10px` },
    html`<div
      style="position:relative;isolation:isolate;width:100%;height:100%;border-radius:38px;overflow:hidden;background:${background}"
    >
      ${statusBar(isDark ? "#fff" : colors.ink)}${content}${navigate.length > 0 && navigation(navigate)}
      <div
        style="position:absolute;left:50%;bottom:8px;width:104px;height:4.5px;margin-left:-52px;border-radius:4px;background:${colors.ink}"
      ></div>
    </div>`,
  );
