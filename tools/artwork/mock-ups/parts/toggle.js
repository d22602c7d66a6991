import { html } from "./html.js";

/**
 * A switch.
 *
 * @param {boolean} isOn
 * @param {string} color
 */
export const toggle = (isOn, color) =>
  html`<span
    style="width:54px;height:31px;border-radius:16px;padding:3px;display:flex;flex:none;justify-content:${
      isOn ? "flex-end" : "flex-start"
    };background:${isOn ? color : "#DAD8EA"}"
  >
    <i style="width:25px;height:25px;border-radius:50%;background:#fff"></i>
  </span>`;
