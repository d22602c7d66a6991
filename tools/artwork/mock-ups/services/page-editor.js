import { brand } from "../parts/brand.js";
import { button } from "../parts/button.js";
import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { landscape } from "../parts/landscape.js";
import { panel } from "../parts/panel.js";

const sections = [
  { symbol: "article-fill", name: "Pages" },
  { symbol: "note-pencil-fill", name: "Posts" },
  { symbol: "image-fill", name: "Media" },
  { symbol: "palette-fill", name: "Themes" },
  { symbol: "plug-fill", name: "Plug-ins" },
];

const sideBar = () =>
  html`<div style="width:176px;background:${colors.ink};padding:20px 12px;color:#B9B7E6;font-size:18px;font-weight:600">
    <div style="padding:0 8px 16px">${brand(22, "#fff")}</div>
    ${sections.map(
      ({ symbol, name }, index) =>
        html`<div
          class="row"
          style="gap:11px;height:48px;padding:0 12px;border-radius:14px;margin-bottom:4px;${
            index === 0 && `background:${colors.iris};color:#fff`
          }"
        >
          ${icon(symbol, 22)}${name}
        </div>`,
    )}
  </div>`;

const textTools = () =>
  html`<div
    class="row"
    style="width:max-content;height:46px;border:2px solid ${colors.ink};border-radius:13px;padding:0 6px;gap:2px;margin-bottom:14px;background:#fff"
  >
    ${["paragraph-bold", "text-b-bold", "text-italic-bold", "link-bold", "text-align-left-bold"].map(
      (name) => html`<span class="centre" style="width:42px">${icon(name, 22)}</span>`,
    )}
  </div>`;

/** The editor of a content-managed site. */
export const pageEditor = () =>
  panel(
    { width: 700, height: 480 },
    html`<div class="row" style="height:480px;align-items:stretch">
      ${sideBar()}
      <div class="grow" style="background:#fff">
        <div class="row spread" style="height:62px;padding:0 22px;border-bottom:1.5px solid ${colors.line}">
          <b style="font-size:19px">Edit page</b>${button("Publish", { fill: colors.iris, height: 40, size: 17 })}
        </div>
        <div style="padding:22px 26px;position:relative">
          ${textTools()}
          <div style="border:3px solid ${colors.iris};border-radius:10px;padding:8px 14px 12px;margin-bottom:20px">
            <div class="display" style="font-size:46px;line-height:1">Gifts from<br />₹299 this Diwali</div>
          </div>
          <div style="height:150px;border-radius:18px;overflow:hidden">${landscape(470, 150)}</div>
        </div>
      </div>
    </div>`,
  );
