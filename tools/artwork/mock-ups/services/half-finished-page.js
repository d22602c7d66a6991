import { browserBar } from "../parts/browser-bar.js";
import { button } from "../parts/button.js";
import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { landscape } from "../parts/landscape.js";
import { panel } from "../parts/panel.js";

const width = 345;
const height = 424;
const pencilBlue = "#9CC8FF";
const blueprint = "#1650C8";

const finishedHalf = () =>
  html`<div style="position:absolute;left:${width}px;right:0;top:0;height:196px">
      ${landscape(345, 196, {
        sky: ["#9AD8FF", "#7FB3FF", "#5B6DF0"],
        hills: ["#3F6BE0", "#2A3FA8", "#14205E"],
      })}
    </div>
    <div style="position:absolute;left:${width + 32}px;top:216px">
      <div class="display" style="font-size:44px;line-height:1;margin-bottom:18px">Slow trips,<br />made for you</div>
      <div class="row" style="gap:14px">
        ${button("Plan a trip", { fill: colors.sky, height: 54, size: 20 })}
        ${button("₹ 4,999", { fill: "#EAF2FF", color: colors.sky, height: 54, size: 20 })}
      </div>
    </div>`;

const drawnHalf = () =>
  html`<div
    style="position:absolute;left:0;top:0;bottom:0;width:${width}px;background:linear-gradient(#ffffff1c 1.5px,transparent 1.5px) 0 0/26px 26px,linear-gradient(90deg,#ffffff1c 1.5px,transparent 1.5px) 0 0/26px 26px,${blueprint}"
  >
    <div class="row" style="position:absolute;left:34px;top:26px;gap:10px">
      <i style="width:32px;height:32px;border-radius:50%;border:2.5px dashed ${pencilBlue}"></i>
      <i style="width:120px;height:22px;border-radius:6px;border:2.5px dashed ${pencilBlue}"></i>
    </div>
    <svg
      width="${width}"
      height="${height}"
      style="position:absolute;left:0;top:0"
      fill="none"
      stroke="${pencilBlue}"
      stroke-width="2.5"
    >
      <rect x="34" y="82" width="277" height="116" rx="8" stroke-dasharray="9 7" />
      <path d="M34 82L311 198M311 82L34 198" />
      <rect x="34" y="228" width="240" height="30" rx="6" stroke-dasharray="9 7" />
      <rect x="34" y="270" width="190" height="30" rx="6" stroke-dasharray="9 7" />
      <rect x="34" y="330" width="138" height="54" rx="14" stroke="#fff" />
    </svg>
    <span
      class="code"
      style="position:absolute;left:138px;top:122px;background:${blueprint};color:#fff;font-weight:600;font-size:24px;line-height:34px;padding:0 10px"
      >Photo</span
    >
  </div>`;

/** One page, half drawing and half finished. */
export const halfFinishedPage = () =>
  panel(
    { width: 690, height: 470 },
    html`${browserBar("tarang.example")}
      <div style="position:relative;height:${height}px;background:#fff;overflow:hidden">
        ${finishedHalf()}${drawnHalf()}
        <i style="position:absolute;left:${width - 3}px;top:0;bottom:0;width:6px;background:#fff"></i>
        <span
          class="centre"
          style="position:absolute;left:${
            width - 32
          }px;top:178px;width:64px;height:64px;border-radius:50%;background:#fff;box-shadow:0 8px 22px #0a1a5a40"
          >${icon("arrows-left-right-bold", 34, colors.sky)}</span
        >
      </div>`,
  );
