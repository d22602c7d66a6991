import { mark } from "../parts/brand.js";
import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";

const houses = [
  { x: 270, y: 50, width: 130, height: 90 },
  { x: 430, y: 40, width: 120, height: 100 },
  { x: 270, y: 180, width: 120, height: 120 },
  { x: 60, y: 230, width: 150, height: 110 },
  { x: 610, y: 220, width: 90, height: 70 },
  { x: 730, y: 215, width: 90, height: 70 },
];

const streets = () =>
  html`<svg width="860" height="560" style="position:absolute;inset:0">
    <path d="M-20 430C160 380 230 500 400 450S640 300 900 360V600H-20Z" fill="#6FC3FF" />
    <path d="M40 60h190v130H40zM610 60h210v120H610z" fill="#9BE5B0" />
    <g fill="#C6D5F5">
      ${houses.map(
        ({ x, y, width, height }) => html`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="16" />`,
      )}
    </g>
    <g fill="none" stroke="#fff" stroke-linecap="round">
      <path d="M-20 210H900M250 -20V420M415 -20V470M585 -20V380" stroke-width="20" />
      <path d="M-20 380L420 160L900 -30" stroke-width="26" />
    </g>
    <path
      d="M120 318L420 166L470 146"
      fill="none"
      stroke="#2B7BFF"
      stroke-width="11"
      stroke-linecap="round"
      stroke-dasharray="1 21"
    />
    <circle cx="120" cy="318" r="19" fill="#fff" />
    <circle cx="120" cy="318" r="12" fill="#2B7BFF" />
  </svg>`;

/** The way to the studio. */
export const studioMap = () =>
  panel(
    { width: 860 },
    html`<div style="position:relative;height:560px;background:#E6EEFF;overflow:hidden">
      ${streets()}
      <div
        class="row"
        style="position:absolute;left:34px;width:560px;bottom:30px;padding:22px 26px;gap:20px;border-radius:28px;background:#fff;box-shadow:0 10px 30px #1a2a6026"
      >
        ${mark(68)}
        <div class="grow">
          <b class="display" style="font-size:38px;line-height:1.05">Visit the studio</b>
          <div class="muted" style="font-size:23px">Chai is on us</div>
        </div>
        <span class="centre" style="width:72px;height:72px;border-radius:50%;background:${colors.sky}"
          >${icon("navigation-arrow-fill", 36, "#fff")}</span
        >
      </div>
    </div>`,
  );
