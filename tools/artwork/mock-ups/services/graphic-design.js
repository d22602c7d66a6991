import { badge } from "../parts/badge.js";
import { mark } from "../parts/brand.js";
import { button } from "../parts/button.js";
import { colors } from "../parts/colors.js";
import { editorBar, toolColumn } from "../parts/editor.js";
import { html } from "../parts/html.js";
import { panel } from "../parts/panel.js";

/** The geometric drawing on the poster and in the post. @param {number} size */
const geometry = (size) =>
  html`<svg width="${size}" height="${size}" viewBox="0 0 300 300" style="display:block">
    <rect width="300" height="300" fill="#3A2BE0" />
    <path d="M0 150A150 150 0 0 1 150 0V150Z" fill="#FF4D79" />
    <path d="M300 150A150 150 0 0 1 150 300V150Z" fill="#FFB020" />
    <circle cx="225" cy="75" r="62" fill="#FFD9A0" />
    <circle cx="225" cy="75" r="30" fill="#FF4D79" />
    <path d="M0 150H75V225H0ZM75 225H150V300H75Z" fill="#12C99B" />
    <path d="M75 150A75 75 0 0 1 150 225H75Z" fill="#FFEDEA" />
    <path d="M0 225A75 75 0 0 1 75 300H0Z" fill="#FFB020" />
  </svg>`;

const swatches = ["#FF4D79", "#FFB020", "#3A2BE0", "#12C99B", "#FFD9A0", "#17153B", "#8F83FF", "#FFEDEA"];

const colorPicker = () =>
  html`<div style="width:212px;padding:18px;border-left:1.5px solid ${colors.line}">
    <b style="font-size:18px">Colour</b>
    <div
      style="height:128px;border-radius:16px;margin:12px 0;background:linear-gradient(0deg,#000,transparent),linear-gradient(90deg,#fff,#FF2F62);position:relative"
    >
      <i
        style="position:absolute;right:30px;top:22px;width:24px;height:24px;border-radius:50%;border:4px solid #fff;background:#FF4D79"
      ></i>
    </div>
    <div
      style="height:18px;border-radius:9px;margin-bottom:18px;background:linear-gradient(90deg,#f33,#fc0,#3d6,#0cf,#53f,#f3a,#f33)"
    ></div>
    <div style="display:grid;grid-template-columns:repeat(4,1fr);gap:10px">
      ${swatches.map(
        (color) =>
          html`<i style="height:36px;border-radius:11px;background:${color};border:1.5px solid #0000000d"></i>`,
      )}
    </div>
  </div>`;

/** The editor in which the poster was drawn. */
export const drawingTool = () =>
  panel(
    { width: 720, height: 480 },
    html`${editorBar(
        "Music Mela",
        html`${badge("A2 poster", { fill: colors.soft, color: colors.grey })}${button("Export", {
          fill: colors.coral,
          height: 36,
          size: 15,
        })}`,
      )}
      <div class="row" style="height:426px;align-items:stretch">
        ${toolColumn([
          "pen-nib-fill",
          "cursor-fill",
          "text-t-bold",
          "paint-brush-fill",
          "shapes-fill",
          "eyedropper-fill",
        ])}
        <div
          class="grow"
          style="background:radial-gradient(#CFCBE6 1.6px,transparent 1.7px) 0 0/22px 22px,#F1EFFA"
        ></div>
        ${colorPicker()}
      </div>`,
  );

/** The poster of a concert. */
export const poster = () =>
  panel(
    { width: 360, height: 520 },
    html`<div style="height:330px;overflow:hidden">${geometry(360)}</div>
      <div style="padding:18px 24px;background:#FFF4E6;height:190px">
        <div class="display" style="font-size:66px;line-height:.86;letter-spacing:-.045em;color:#3A2BE0">
          Music<br />Mela
        </div>
        <div class="row spread" style="margin-top:16px;font-weight:700;font-size:20px">
          <span>14 Nov, Pune</span>${mark(34)}
        </div>
      </div>`,
  );

/** The same drawing as a square post. */
export const squarePost = () =>
  panel(
    { width: 300, height: 300 },
    html`<div style="position:absolute;inset:0">${geometry(300)}</div>
      <div style="position:absolute;inset:0;background:linear-gradient(0deg,#17153bE6 8%,#17153b00 66%)"></div>
      <div style="position:absolute;left:22px;right:22px;bottom:20px;color:#fff">
        <div class="display" style="font-size:44px;line-height:.95">Tickets<br />from ₹499</div>
      </div>`,
  );
