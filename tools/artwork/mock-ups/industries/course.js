import { colors } from "../parts/colors.js";
import { gauge } from "../parts/gauge.js";
import { heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { phone } from "../parts/phone.js";

const lessons = [
  { symbol: "check-circle-fill", name: "Ratios", color: colors.mint },
  { symbol: "play-circle-fill", name: "Identities", color: colors.saffron },
  { symbol: "lock-simple-fill", name: "Heights", color: colors.pale },
];

/** How far a student has come. */
export const course = () =>
  phone(
    { width: 290, height: 590, background: "#FFFDF9" },
    html`<div style="padding:12px 18px">
      <div class="muted" style="font-size:16px">Hi Diya,</div>
      ${heading("Keep going!", 32, "margin-bottom:14px")}
      <div
        class="column"
        style="align-items:center;border-radius:26px;padding:20px 0 16px;background:linear-gradient(160deg,#FFB347,#FF7A2F);color:#fff;margin-bottom:14px"
      >
        ${gauge(72, 140, "#fff", {
          thickness: 15,
          track: "#ffffff4d",
          textSize: 42,
          textColor: "#fff",
          label: "72%",
        })}
        <b style="font-size:20px;margin-top:10px">Trigonometry</b>
      </div>
      ${lessons.map(
        ({ symbol, name, color }) =>
          html`<div class="row card" style="padding:11px 13px;gap:12px;margin-bottom:9px">
            ${icon(symbol, 30, color)}<b style="font-size:19px">${name}</b>
          </div>`,
      )}
    </div>`,
  );
