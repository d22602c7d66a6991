import { colors } from "./colors.js";
import { html } from "./html.js";
import { icon } from "./icon.js";

/**
 * Where a visitor has typed what to look for.
 *
 * @param {string} words
 */
export const searchField = (words) =>
  html`<div
    class="row"
    style="height:62px;border-radius:31px;border:2px solid ${colors.line};padding:0 24px;gap:16px;font-size:23px"
  >
    ${icon("magnifying-glass-bold", 26, "#8E8CAE")}${words}
  </div>`;
