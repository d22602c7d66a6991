import { paints } from "../../look/paints.js";
import { avatar } from "../parts/avatar.js";
import { colors } from "../parts/colors.js";
import { filmStill } from "../parts/film-still.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";

/** @type {{ name: string, letter: string, paint: [string, string] }[]} */
const people = [
  { name: "You", letter: "+", paint: ["#CFCDE6", "#A5A3C0"] },
  { name: "Diya", letter: "D", paint: paints.amber },
  { name: "Kabir", letter: "K", paint: paints.violet },
  { name: "Meera", letter: "M", paint: paints.rose },
  { name: "Arjun", letter: "A", paint: paints.mint },
];

const reactions = [
  { symbol: "heart-fill", count: "2,418", color: colors.coral },
  { symbol: "chat-circle-fill", count: "96", color: colors.sky },
  { symbol: "share-fat-fill", count: "54", color: colors.mint },
];

const stories = () =>
  html`<div class="row" style="margin-bottom:20px;gap:22px;padding-left:18px">
    ${people.map(
      ({ name, letter, paint }, index) =>
        html`<div class="column" style="align-items:center;gap:5px">
          <div
            style="padding:4px;border-radius:50%;background:${
              index ? "conic-gradient(from 200deg,#FF4D79,#FFB020,#5B4DFF,#FF4D79)" : colors.line
            }"
          >
            <div style="border:4px solid #fff;border-radius:50%">${avatar(letter, 74, paint)}</div>
          </div>
          <span style="font-size:18px">${name}</span>
        </div>`,
    )}
  </div>`;

/** What friends have posted. */
export const feed = () =>
  panel(
    { width: 600, height: 500 },
    html`<div style="padding:24px 28px">
      ${stories()}
      <div class="card" style="padding:16px;border-radius:24px">
        <div class="row" style="gap:13px;margin-bottom:13px">
          ${avatar("D", 50, paints.amber)}
          <div class="grow">
            <b style="font-size:22px">Diya Menon</b>
            <div class="muted" style="font-size:17px">Hampi, 2 h ago</div>
          </div>
        </div>
        <div style="border-radius:18px;overflow:hidden">
          ${filmStill(512, 178, {
            sky: ["#5B3BC4", "#FF9E7A"],
            sun: "#FFE9A8",
            hills: ["#8A4BC0", "#5A2F9E", "#2E1A63"],
          })}
        </div>
        <div class="row" style="gap:26px;margin-top:14px;padding-left:24px;font-size:24px;font-weight:700">
          ${reactions.map(
            ({ symbol, count, color }) =>
              html`<span class="row" style="gap:8px">${icon(symbol, 30, color)}${count}</span>`,
          )}
        </div>
      </div>
    </div>`,
  );
