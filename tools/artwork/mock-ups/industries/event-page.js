import { button } from "../parts/button.js";
import { colors } from "../parts/colors.js";
import { heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";

const crowdColor = "#140A3C";

const beams = [
  { place: 0.18, turn: -24, color: "#FF6FB5" },
  { place: 0.34, turn: -9, color: "#FFD34D" },
  { place: 0.5, turn: 6, color: "#7EE8FF" },
  { place: 0.66, turn: -6, color: "#FF8A3D" },
  { place: 0.82, turn: 20, color: "#B48CFF" },
];

/** @param {number} x @param {number} y */
const raisedArms = (x, y) =>
  html`<path
    d="M${x - 18} ${y + 30}L${x - 28} ${y - 34}M${x + 18} ${y + 30}L${x + 28} ${y - 38}"
    stroke="${crowdColor}"
    stroke-width="11"
    stroke-linecap="round"
  />`;

/** @type {(index: number, width: number, height: number) => string} */
const spectator = (index, width, height) => {
  const x = (index * width) / 16;
  const y = height - 22 - ((index * 7) % 5) * 4;
  return html`<circle cx="${x}" cy="${y}" r="17" />
    <rect x="${x - 24}" y="${y + 15}" width="48" height="60" rx="20" />
    ${index % 3 === 1 && raisedArms(x, y)}`;
};

/** @param {number} width @param {number} height */
const concert = (width, height) =>
  html`<svg width="${width}" height="${height}" style="position:absolute;inset:0">
    <defs>
      <linearGradient id="concert" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#3A1FD6" />
        <stop offset="0.55" stop-color="#A02BC9" />
        <stop offset="1" stop-color="#FF5C8A" />
      </linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#concert)" />
    ${beams.map(({ place, turn, color }) => {
      const x = width * place;
      const path = `M${x} -10L${x - 64} ${height}H${x + 64}Z`;
      return html`<path d="${path}" fill="${color}" opacity="0.3" transform="rotate(${turn} ${x} 0)" />`;
    })}
    <g fill="${crowdColor}">${Array.from({ length: 17 }, (_, index) => spectator(index, width, height))}</g>
  </svg>`;

/** The page of a festival. */
export const eventPage = () =>
  panel(
    { width: 660, height: 470 },
    html`<div style="position:relative;height:318px;overflow:hidden">
        ${concert(660, 318)}
        <div style="position:absolute;left:150px;top:34px;color:#fff">
          <div style="font-size:20px;font-weight:600;letter-spacing:.06em;opacity:.95">LIVE IN PUNE</div>
          ${heading(html`Monsoon<br />Beats Fest`, 66, "line-height:.94;margin-top:6px")}
        </div>
      </div>
      <div class="row" style="padding:26px 30px 0 150px;gap:20px">
        <div
          class="column"
          style="width:92px;height:100px;border-radius:22px;overflow:hidden;border:2px solid ${colors.line};align-items:center"
        >
          <div
            style="background:${colors.coral};color:#fff;width:100%;text-align:center;font-weight:700;font-size:19px;padding:4px 0"
          >
            DEC
          </div>
          <b class="display" style="font-size:46px;line-height:1.2">12</b>
        </div>
        <div class="grow">
          <b style="font-size:24px;white-space:nowrap">Saturday, 6 pm</b>
          <div class="muted" style="font-size:19px">from</div>
          <b class="display" style="font-size:34px;line-height:1">₹999</b>
        </div>
        ${button(`${icon("ticket-fill", 26)}Book`, {
          fill: "linear-gradient(90deg,#5B4DFF,#8A4BFF)",
          height: 70,
          size: 23,
          padding: 24,
        })}
      </div>`,
  );
