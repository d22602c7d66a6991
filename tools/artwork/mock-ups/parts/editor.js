import { mark } from "./brand.js";
import { colors } from "./colors.js";
import { html } from "./html.js";
import { icon } from "./icon.js";

/**
 * The dark column of tools in an editor; the first tool is in use.
 *
 * @param {string[]} names of icons
 */
export const toolColumn = (names) =>
  html`<div
    class="column"
    style="width:60px;flex:none;align-items:center;gap:12px;padding:16px 0;background:${colors.ink}"
  >
    ${names.map(
      (name, index) =>
        html`<span
          class="centre"
          style="width:42px;height:42px;border-radius:13px;background:${index === 0 ? colors.iris : "transparent"}"
          >${icon(name, 23, index === 0 ? "#fff" : "#9A97C9")}</span
        >`,
    )}
  </div>`;

/**
 * The top of an editor.
 *
 * @param {string} title
 * @param {string} actions
 */
export const editorBar = (title, actions) =>
  html`<div
    class="row spread"
    style="height:54px;padding:0 20px;border-bottom:1.5px solid ${colors.line};background:#fff"
  >
    <div class="row" style="gap:10px">${mark(28)}<b style="font-size:18px">${title}</b></div>
    <div class="row" style="gap:10px">${actions}</div>
  </div>`;
