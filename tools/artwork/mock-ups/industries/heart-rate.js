import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { iconTile } from "../parts/icon-tile.js";
import { icon } from "../parts/icon.js";
import { phone } from "../parts/phone.js";

const pulse = "M0 40H46l9-12 9 12h20l7 9 12-50 14 66 9-32 8 7h26l9-12 9 12h20l7 9 12-50 14 66 9-32 8 7H290";

const figures = [
  { symbol: "sneaker-move-fill", name: "Steps", value: "8,412", color: colors.saffron },
  { symbol: "moon-fill", name: "Sleep", value: "7 h 20", color: colors.iris },
];

/** How a patient is today. */
export const heartRate = () =>
  phone(
    { width: 290, height: 590, background: "#FBFCFF" },
    html`<div style="padding:14px 16px">
      <div
        style="border-radius:28px;padding:18px 18px 14px;background:linear-gradient(135deg,#FF6F91,#E0224E);color:#fff;margin-bottom:14px"
      >
        <div class="row" style="gap:9px;font-weight:700;font-size:21px">${icon("heartbeat-fill", 28)}Heart rate</div>
        <div class="row" style="align-items:baseline;gap:9px;margin:2px 0 4px">
          <b class="display" style="font-size:96px;line-height:1">72</b><span style="font-size:25px">bpm</span>
        </div>
        <svg width="202" height="70" viewBox="0 0 250 86">
          <path
            d="${pulse}"
            fill="none"
            stroke="#fff"
            stroke-width="5"
            stroke-linejoin="round"
            stroke-linecap="round"
          />
        </svg>
      </div>
      ${figures.map(
        ({ symbol, name, value, color }) =>
          html`<div class="card row" style="padding:14px;gap:14px;margin-bottom:12px;border-radius:24px">
            ${iconTile(symbol, color, 60)}
            <div>
              <div class="muted" style="font-size:19px;line-height:1.1">${name}</div>
              <b class="display" style="font-size:36px;line-height:1.1">${value}</b>
            </div>
          </div>`,
      )}
    </div>`,
  );
