import { button } from "../parts/button.js";
import { colors } from "../parts/colors.js";
import { heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";

const taken = new Set(["A2", "A3", "A8", "B5", "B6", "C1", "C2", "D7", "E7", "E8"]);
const chosen = new Set(["D4", "D5"]);

/** @param {string} seat */
const seatStyle = (seat) => {
  if (chosen.has(seat)) return "background:linear-gradient(#FF7A98,#FF2F62);box-shadow:0 5px 12px #ff2f6266";
  if (taken.has(seat)) return "background:#E4E2F0";
  return "background:#FFE3E9;border:2.5px solid #FFAFC0";
};

/** @param {string} row */
const seatRow = (row) =>
  html`<div class="row" style="gap:10px">
    <b style="width:24px;color:${colors.pale};font-size:18px">${row}</b>
    ${[1, 2, 3, 4, 5, 6, 7, 8].map((number) => {
      const seat = `${row}${number}`;
      return html`<div class="centre" style="width:45px;height:40px;border-radius:13px 13px 9px 9px;${seatStyle(seat)}">
          ${chosen.has(seat) && icon("check-bold", 24, "#fff")}
        </div>
        ${(number === 2 || number === 6) && html`<i style="width:14px"></i>`}`;
    })}
  </div>`;

const screen = () =>
  html`<svg width="500" height="46" viewBox="0 0 596 46" style="display:block">
      <path d="M60 40Q298 -16 536 40" fill="none" stroke="#FF4D79" stroke-width="8" stroke-linecap="round" />
      <path d="M72 46Q298 -4 524 46Z" fill="#FF4D79" opacity="0.13" />
    </svg>
    <div style="text-align:center;font-size:16px;font-weight:700;letter-spacing:.22em;color:#B9B6D2;margin:0 0 14px">
      SCREEN
    </div>`;

/** The seats of a cinema. */
export const seatPlan = () =>
  panel(
    { width: 660, height: 500 },
    html`<div style="padding:24px 32px">
      ${heading("Choose your seats", 42, "margin-bottom:10px")}
      <div style="width:500px">
        ${screen()}
        <div class="column" style="gap:11px;align-items:center">${["A", "B", "C", "D", "E"].map(seatRow)}</div>
      </div>
      <div class="row spread" style="margin-top:18px">
        <div>
          <div class="muted" style="font-size:18px">Seats D4, D5</div>
          <b class="display" style="font-size:38px;line-height:1">₹640</b>
        </div>
        ${button(`${icon("ticket-fill", 26)}Book now`, {
          fill: "linear-gradient(90deg,#FF4D79,#FF7A59)",
          height: 64,
          size: 23,
          padding: 36,
        })}
      </div>
    </div>`,
  );
