import { badge } from "../parts/badge.js";
import { colors } from "../parts/colors.js";
import { heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { iconTile } from "../parts/icon-tile.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";

const steps = [
  { x: 28, y: 50, symbol: "envelope-open-fill", name: "New enquiry", color: colors.sky, isDone: true },
  { x: 318, y: 50, symbol: "magic-wand-fill", name: "Auto-sort", color: colors.iris, isDone: true },
  { x: 28, y: 218, symbol: "calendar-check-fill", name: "Book a visit", color: colors.coral, isDone: false },
  { x: 318, y: 218, symbol: "receipt-fill", name: "Send bill", color: colors.mint, isDone: false },
];

const wires = [
  { path: "M256 94H316", color: colors.sky },
  { path: "M372 142C372 196 142 160 142 216", color: colors.iris },
  { path: "M430 142V216", color: colors.mint },
  { path: "M256 262H316", color: colors.saffron },
];

/** Steps that follow each other by themselves. */
export const workflow = () =>
  panel(
    { width: 660, height: 440 },
    html`<div class="row" style="padding:22px 28px 16px;gap:20px;border-bottom:2px solid #EEEDF8">
        ${heading("Your workflow", 38)}${badge(`${icon("lightning-fill", 21)}Running`, {
          size: 19,
          padding: "9px 17px",
        })}
      </div>
      <div
        style="position:relative;height:410px;background:radial-gradient(#D5DDF3 2px,transparent 2.4px) 0 0/26px 26px,#F8FAFF"
      >
        <svg width="660" height="410" style="position:absolute;inset:0" fill="none">
          <g stroke-width="5" stroke-linecap="round" stroke-dasharray="2 11">
            ${wires.map(({ path, color }) => html`<path d="${path}" stroke="${color}" />`)}
          </g>
        </svg>
        ${steps.map(
          ({ x, y, symbol, name, color, isDone }) =>
            html`<div
              class="row card"
              style="position:absolute;left:${x}px;top:${y}px;width:224px;height:88px;padding:0 18px;gap:14px;border-radius:24px;border:2.5px solid ${
                isDone ? color : colors.line
              };box-shadow:0 8px 20px #1a155014"
            >
              ${iconTile(symbol, color, 52)}<b style="font-size:21px;line-height:1.15">${name}</b>
            </div>`,
        )}
      </div>`,
  );
