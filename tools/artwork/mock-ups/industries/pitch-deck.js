import { badge } from "../parts/badge.js";
import { colors } from "../parts/colors.js";
import { heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";

const growth = [14, 20, 28, 41, 58, 84, 120];

const results = [
  { value: "₹2.4 Cr", name: "yearly revenue" },
  { value: "38%", name: "monthly growth" },
];

const flame = (/** @type {number} */ size) =>
  html`<span
    style="width:${size}px;height:${size}px;border-radius:12px 12px 12px 3px;background:linear-gradient(135deg,#FF7A9A,#5B4DFF)"
  ></span>`;

/** The first slide that a start-up shows to investors. */
export const pitchDeck = () =>
  panel(
    { width: 660, height: 490 },
    html`<div
      style="height:100%;padding:34px 38px;background:radial-gradient(80% 90% at 100% 0,#DCD6FF,transparent 65%),radial-gradient(70% 80% at 60% 110%,#FFDDE8,transparent 70%),#fff"
    >
      <div class="row spread" style="margin-bottom:26px">
        <div class="row" style="gap:12px">${flame(38)}<b class="display" style="font-size:28px">kiran</b></div>
        ${badge(`${icon("presentation-chart-fill", 19)}Pitch deck`, {
          fill: colors.ink,
          color: "#fff",
          size: 17,
          padding: "9px 18px",
        })}
      </div>
      ${heading(html`From one idea to<br /><span style="color:${colors.iris}">1 lakh users</span>`, 56)}
      <div class="row" style="align-items:flex-end;gap:34px;margin-top:30px">
        <div class="column" style="gap:20px">
          ${results.map(
            ({ value, name }) =>
              html`<div>
                <b class="display" style="font-size:38px;line-height:1">${value}</b>
                <div class="muted" style="font-size:18px">${name}</div>
              </div>`,
          )}
        </div>
        <div
          class="row grow"
          style="height:172px;align-items:flex-end;gap:11px;justify-content:flex-end;padding-right:68px"
        >
          ${growth.map(
            (value, index) =>
              html`<i
                style="width:34px;border-radius:11px;height:${value * 1.42}px;background:${
                  index === growth.length - 1 ? "linear-gradient(#FFC247,#FF8A1F)" : "linear-gradient(#9A8FFF,#5B4DFF)"
                }"
              ></i>`,
          )}
        </div>
      </div>
    </div>`,
  );
