import { badge } from "../parts/badge.js";
import { button } from "../parts/button.js";
import { colors } from "../parts/colors.js";
import { filmStill } from "../parts/film-still.js";
import { heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";

/** @type {{ title: string, paint: { sky: [string, string], sun: string, hills: [string, string, string] } }[]} */
const films = [
  {
    title: "Night Bus",
    paint: { sky: ["#0B2A6B", "#3FA0FF"], sun: "#DFF3FF", hills: ["#123E8F", "#0D2C6B", "#071A45"] },
  },
  {
    title: "Rangmahal",
    paint: { sky: ["#7A1136", "#FF7A3D"], sun: "#FFE29A", hills: ["#A31F4E", "#6B1240", "#3A0B2C"] },
  },
  {
    title: "Backwater",
    paint: { sky: ["#0A5C55", "#7DF5B8"], sun: "#F6FFD2", hills: ["#0F8073", "#0A564F", "#06353A"] },
  },
];

const still = () =>
  filmStill(
    680,
    318,
    { sky: ["#2A1266", "#FF7F5C"], sun: "#FFD98A", hills: ["#7A3CA8", "#43207E", "#1A0F42"] },
    { x: 0.74, y: 0.4, size: 0.17 },
  );

const titleOnStill = () =>
  html`<div style="position:absolute;left:34px;top:34px;color:#fff">
    ${badge("New episode", { fill: "#FF2F62", color: "#fff", size: 18, padding: "7px 15px" })}
    ${heading(html`The Last<br />Monsoon`, 62, "line-height:.95;margin:16px 0 20px")}
    <div class="row" style="gap:12px">
      ${button(`${icon("play-fill", 26)}Play`, {
        fill: "#fff",
        color: colors.ink,
        height: 56,
        size: 23,
        padding: 28,
      })}
      <div class="centre" style="width:56px;height:56px;border-radius:18px;background:#ffffff33">
        ${icon("plus-bold", 26, "#fff")}
      </div>
    </div>
  </div>`;

/** A film that is being watched. */
export const filmPlayer = () =>
  panel(
    { width: 680, height: 500, style: "background:#140F33" },
    html`<div style="position:relative;height:318px;overflow:hidden">
        ${still()}
        <div style="position:absolute;inset:0;background:linear-gradient(90deg,#120A36d9,#120A3600 62%)"></div>
        ${titleOnStill()}
        <div style="position:absolute;left:0;right:0;bottom:0;height:8px;background:#ffffff40">
          <i style="display:block;height:8px;width:58%;background:#FF2F62"></i>
        </div>
      </div>
      <div style="padding:16px 84px 0 116px">
        <div style="font-size:23px;font-weight:700;color:#fff;margin-bottom:11px">Trending in India</div>
        <div class="row" style="gap:14px">
          ${films.map(
            ({ title, paint }) =>
              html`<div class="grow" style="position:relative;height:118px;border-radius:17px;overflow:hidden">
                ${filmStill(147, 118, paint, { size: 0.16 })}
                <div
                  class="display"
                  style="position:absolute;left:11px;bottom:8px;color:#fff;font-size:21px;text-shadow:0 2px 8px #0008"
                >
                  ${title}
                </div>
              </div>`,
          )}
        </div>
      </div>`,
  );
