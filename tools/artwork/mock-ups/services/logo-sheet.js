import { mark } from "../parts/brand.js";
import { html } from "../parts/html.js";
import { panel } from "../parts/panel.js";

const orange = "#FF8A1F";

const guides = () =>
  html`<g stroke="${orange}" stroke-width="1.4" stroke-dasharray="6 7" opacity="0.65">
    ${[60, 135, 230, 325, 400].map((y) => html`<path d="M0 ${y}H680" />`)}
    <path d="M70 0V470M230 0V470M390 0V470" />
  </g>`;

const construction = () =>
  html`<g fill="none" stroke="${orange}" stroke-width="1.6">
      <circle cx="230" cy="230" r="150" />
      <circle cx="230" cy="230" r="190" stroke-dasharray="6 7" />
    </g>
    ${[
      [230, 80],
      [380, 230],
      [230, 380],
      [80, 230],
    ].map(
      ([x = 0, y = 0]) =>
        html`<rect
          x="${x - 8}"
          y="${y - 8}"
          width="16"
          height="16"
          rx="3"
          fill="#fff"
          stroke="${orange}"
          stroke-width="3"
        />`,
    )}`;

const onSheet = 'width="680" height="470" style="position:absolute;left:0;top:0"';

/** The mark on its construction grid. */
export const logoSheet = () =>
  panel(
    { width: 680, height: 470 },
    html`<div
        style="position:absolute;inset:0;background:linear-gradient(#F0E7DA 1.5px,transparent 1.5px) 0 -1px/34px 34px,linear-gradient(90deg,#F0E7DA 1.5px,transparent 1.5px) -1px 0/34px 34px,#FFFCF7"
      ></div>
      <svg ${onSheet}>${guides()}</svg>
      <div style="position:absolute;left:80px;top:80px">${mark(300)}</div>
      <svg ${onSheet}>${construction()}</svg>
      <div
        class="display"
        style="position:absolute;left:420px;top:150px;font-size:78px;line-height:1;letter-spacing:-.05em"
      >
        tarang
      </div>
      <div style="position:absolute;left:424px;top:242px;font-size:20px;color:#8B6B44">Logo, version 3</div>`,
  );
