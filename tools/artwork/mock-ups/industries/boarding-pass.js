import { colors } from "../parts/colors.js";
import { heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";

const details = [
  { name: "Departs", value: "06:40" },
  { name: "Seat", value: "14A" },
  { name: "Gate", value: "21" },
];

/** Bars of one to five pixels that stand for no number. */
const barcode = () => {
  let state = 7;
  return Array.from({ length: 44 }, () => {
    state = (state * 16807) % 2147483647;
    return html`<i style="height:46px;width:${2 + (state % 4)}px;background:${colors.ink}"></i>`;
  });
};

/** A seat on a flight. */
export const boardingPass = () =>
  panel(
    { width: 320 },
    html`<div style="padding:18px 22px;background:linear-gradient(120deg,#2B6BFF,#5B4DFF);color:#fff">
        <div class="row spread" style="font-size:17px;font-weight:600">
          <span>Boarding pass</span>${icon("airplane-tilt-fill", 24)}
        </div>
        <div class="row spread" style="margin-top:8px">
          ${heading("BOM", 46)}${icon("airplane-in-flight-fill", 38)}${heading("BLR", 46)}
        </div>
      </div>
      <div style="padding:16px 22px 18px">
        <div class="row spread" style="margin-bottom:14px">
          ${details.map(
            ({ name, value }) =>
              html`<div>
                <div class="muted" style="font-size:16px">${name}</div>
                <b style="font-size:26px;letter-spacing:-.03em">${value}</b>
              </div>`,
          )}
        </div>
        <div class="row spread" style="border-top:2.5px dashed #DAD7EE;padding-top:14px;height:60px;overflow:hidden">
          ${barcode()}
        </div>
      </div>`,
  );
