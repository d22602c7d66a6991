import { colors } from "./colors.js";
import { html } from "./html.js";
import { icon } from "./icon.js";

/** The three buttons of a window. */
export const windowButtons = () =>
  html`<div class="row" style="gap:8px">
    ${["#FF6058", "#FFBE2F", "#2ACB42"].map(
      (color) => html`<i style="width:12px;height:12px;border-radius:50%;background:${color}"></i>`,
    )}
  </div>`;

/**
 * The top of a browser's window.
 *
 * @param {string} address
 */
export const browserBar = (address) =>
  html`<div class="row" style="height:46px;padding:0 18px;gap:14px;background:#F6F6FC;border-bottom:1px solid #ECEBF6">
    ${windowButtons()}
    <div
      class="row"
      style="margin:0 auto;gap:7px;height:30px;padding:0 14px;border-radius:9px;background:#fff;color:${colors.grey};font-size:15px;min-width:300px;justify-content:center;border:1px solid #E7E6F3"
    >
      ${icon("lock-simple-fill", 14)}${address}
    </div>
    <div style="width:52px"></div>
  </div>`;
