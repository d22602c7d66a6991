import { paints } from "../../look/paints.js";
import { avatars } from "../parts/avatar.js";
import { badge } from "../parts/badge.js";
import { heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";

const students = [
  { letter: "A", paint: paints.amber },
  { letter: "R", paint: paints.violet },
  { letter: "M", paint: paints.mint },
  { letter: "S", paint: paints.rose },
  { letter: "D", paint: paints.azure },
];

const parabola = Array.from({ length: 25 }, (_, index) => {
  const x = (index - 12) / 12;
  return `${150 + x * 92},${226 - x * x * 150}`;
}).join(" ");

const graph = () =>
  html`<g stroke="#ffffff2a" stroke-width="1.5">
      ${[70, 110, 150, 190, 230].map((x) => html`<path d="M${x} 60V270" />`)}
      ${[90, 135, 180, 226].map((y) => html`<path d="M40 ${y}H262" />`)}
    </g>
    <path d="M40 226H268M150 276V52" stroke="#fff" stroke-width="3" stroke-linecap="round" />
    <polyline
      points="${parabola}"
      fill="none"
      stroke="#FFD34D"
      stroke-width="6"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
    <circle cx="196" cy="188.5" r="9" fill="#FF6F91" stroke="#fff" stroke-width="3" />`;

/** A drawn person, nobody in particular. */
const teacher = () =>
  html`<g transform="translate(330 62)">
    <path d="M22 268Q22 168 120 160Q218 168 218 268Z" fill="#FF8A3D" />
    <path d="M92 166L120 206L148 166L140 140H100Z" fill="#E9AE84" />
    <path d="M58 92Q54 6 120 6Q186 6 182 92L186 168Q160 150 160 96H80Q80 150 54 168Z" fill="#2A1B3D" />
    <ellipse cx="120" cy="90" rx="46" ry="54" fill="#F4C29B" />
    <path d="M72 84Q80 34 120 34Q160 34 168 84Q146 76 132 54Q112 78 72 84Z" fill="#2A1B3D" />
    <circle cx="103" cy="92" r="5" fill="#2A1B3D" />
    <circle cx="138" cy="92" r="5" fill="#2A1B3D" />
    <path d="M104 114Q120 130 137 114" stroke="#A8483E" stroke-width="5" fill="none" stroke-linecap="round" />
    <circle cx="120" cy="66" r="4" fill="#E0224E" />
  </g>`;

const callButtons = [
  { symbol: "microphone-fill", fill: "#ffffff30" },
  { symbol: "hand-palm-fill", fill: "#FF8A1F" },
  { symbol: "chat-circle-fill", fill: "#ffffff30" },
];

/** A lesson by video. */
export const liveClass = () =>
  panel(
    { width: 660, height: 490 },
    html`<div style="padding:22px 24px">
      <div class="row" style="margin-bottom:16px;gap:18px">
        ${heading("Maths, Class 10", 34)}${badge(`${icon("broadcast-fill", 20)}LIVE`, {
          fill: "#FFE7EC",
          color: "#E0224E",
          size: 18,
          padding: "7px 14px",
        })}
      </div>
      <div
        style="position:relative;height:330px;border-radius:26px;overflow:hidden;background:linear-gradient(140deg,#0F5C4E,#0A3B3F)"
      >
        <svg width="612" height="330" style="position:absolute;inset:0">${graph()}${teacher()}</svg>
        <div class="display" style="position:absolute;left:274px;top:34px;color:#fff;font-size:46px">y = x²</div>
        <div class="row" style="position:absolute;left:20px;bottom:16px;gap:12px">
          ${callButtons.map(
            ({ symbol, fill }) =>
              html`<div class="centre" style="width:50px;height:50px;border-radius:50%;background:${fill}">
                ${icon(symbol, 26, "#fff")}
              </div>`,
          )}
        </div>
      </div>
      <div class="row" style="margin-top:16px;gap:14px">
        ${avatars(students, 50)}<b style="font-size:22px">128 students</b>
      </div>
    </div>`,
  );
