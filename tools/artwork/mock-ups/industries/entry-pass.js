import { colors } from "../parts/colors.js";
import { heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { phone } from "../parts/phone.js";

const modules = 25;

/** Whether a place belongs to one of the three corner marks. @param {number} x @param {number} y */
const isCorner = (x, y) => (x < 8 && y < 8) || (x > modules - 9 && y < 8) || (x < 8 && y > modules - 9);

/** Numbers that look random and are the same every time. @param {number} seed */
const sequence = (seed) => {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
};

const squares = () => {
  const next = sequence(41);
  const places = Array.from({ length: modules * modules }, (_, index) => ({
    x: index % modules,
    y: Math.floor(index / modules),
  }));
  return places
    .filter(({ x, y }) => next() < 0.48 && !isCorner(x, y))
    .map(({ x, y }) => html`<rect x="${x}" y="${y}" width="1.03" height="1.03" rx="0.18" />`);
};

/** @param {number} x @param {number} y */
const corner = (x, y) =>
  html`<rect
      x="${x + 0.5}"
      y="${y + 0.5}"
      width="6"
      height="6"
      rx="1.6"
      fill="none"
      stroke="${colors.ink}"
      stroke-width="1"
    />
    <rect x="${x + 2}" y="${y + 2}" width="3" height="3" rx="0.8" />`;

/** What looks like a QR code and says nothing. */
const code = () =>
  html`<svg width="186" height="186" viewBox="0 0 ${modules} ${modules}" fill="${colors.ink}">
    ${squares()}${corner(0, 0)}${corner(modules - 7, 0)}${corner(0, modules - 7)}
  </svg>`;

const notch = (/** @type {"left" | "right"} */ side) =>
  html`<i
    style="position:absolute;${side}:-14px;top:-16px;width:28px;height:28px;border-radius:50%;background:#4E35D6"
  ></i>`;

/** The pass with which a visitor enters a festival. */
export const entryPass = () =>
  phone(
    { width: 290, height: 590, background: "#6A4DFF", isDark: true },
    html`<div
      style="padding:58px 20px 16px;background:linear-gradient(180deg,#6A4DFF,#3A22B8);margin-top:-44px;height:570px;color:#fff"
    >
      <div class="column" style="align-items:center;margin-bottom:14px">
        <div style="font-size:18px;opacity:.9">Your e-pass</div>
        ${heading("Monsoon Beats", 31)}
      </div>
      <div style="background:#fff;border-radius:28px;padding:20px;color:${colors.ink}">
        <div class="centre">${code()}</div>
        <div style="position:relative;border-top:3px dashed #DAD7EE;margin:20px -20px 16px">
          ${notch("left")}${notch("right")}
        </div>
        <div class="row spread">
          ${[
            { name: "Admit", value: "2" },
            { name: "Gate", value: "4" },
            { name: "Row", value: "B" },
          ].map(
            ({ name, value }) =>
              html`<div>
                <div class="muted" style="font-size:17px">${name}</div>
                <b class="display" style="font-size:36px;line-height:1">${value}</b>
              </div>`,
          )}
        </div>
      </div>
      <div class="row" style="justify-content:center;gap:9px;font-size:19px;font-weight:700;margin-top:20px">
        ${icon("check-circle-fill", 26, "#7DF5D3")}Confirmed
      </div>
    </div>`,
  );
