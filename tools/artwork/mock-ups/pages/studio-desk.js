import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";
import { waves } from "../parts/waves.js";

/** A sheet of type. */
export const typeSample = () =>
  panel(
    { width: 430 },
    html`<div
      style="height:400px;padding:26px 30px;background:linear-gradient(135deg,#2A2170,#15123F);color:#fff;position:relative"
    >
      <div class="display" style="font-size:240px;line-height:.92;letter-spacing:-.05em;margin-top:6px">Aa</div>
      <div style="position:absolute;left:30px;bottom:24px;font-size:30px;color:#C9C2FF">Bold, warm, clear</div>
    </div>`,
  );

/** A sheet of colours. */
export const colorSample = () =>
  panel(
    { width: 430 },
    html`<div class="row" style="margin:22px;gap:12px;height:190px">
      ${[colors.iris, colors.coral, colors.saffron, colors.marigold, colors.mint].map(
        (color, index) =>
          html`<i style="flex:${index ? 1 : 2};height:100%;border-radius:18px;background:${color}"></i>`,
      )}
    </div>`,
  );

const circles = [
  [300, 195],
  [228, 320],
  [372, 320],
];

const handles = [
  [300, 56],
  [78, 278],
  [522, 278],
  [300, 500],
];

/** The construction of a mark. */
export const sketch = () =>
  panel(
    { width: 600 },
    html`<div
      style="position:relative;height:560px;background:linear-gradient(#E6E2FA 1.5px,transparent 1.5px) 0 0/40px 40px,linear-gradient(90deg,#E6E2FA 1.5px,transparent 1.5px) 0 0/40px 40px,#FBFAFF"
    >
      <svg width="600" height="560" fill="none" stroke="#8C80FF" stroke-width="3">
        ${circles.map(([x, y]) => html`<circle cx="${x}" cy="${y}" r="138" stroke-dasharray="9 9" />`)}
        <circle cx="300" cy="278" r="222" />
        <path d="M300 30V530M52 278H548" stroke-dasharray="4 8" />
        ${handles.map(([x = 0, y = 0]) => html`<rect x="${x - 8}" y="${y - 8}" width="16" height="16" fill="#fff" />`)}
      </svg>
    </div>`,
  );

const tasks = [
  { name: "Sketch", isDone: true, color: colors.iris },
  { name: "Build", isDone: true, color: colors.coral },
  { name: "Ship", isDone: false, color: colors.mint },
];

/** What is to be done today. */
export const taskList = () =>
  panel(
    { width: 400, height: 360 },
    html`<div style="padding:26px 28px">
      <b class="display" style="font-size:44px">Today</b>
      ${tasks.map(
        ({ name, isDone, color }) =>
          html`<div class="row" style="gap:18px;margin-top:18px">
            <span
              class="centre"
              style="width:52px;height:52px;border-radius:17px;${
                isDone ? `background:${color}` : "border:4px solid #DAD6F2"
              }"
              >${isDone && icon("check-bold", 32, "#fff")}</span
            >
            <span style="font-size:38px;font-weight:600;letter-spacing:-.03em;color:${isDone ? "#9A98B8" : colors.ink}"
              >${name}</span
            >
          </div>`,
      )}
    </div>`,
  );

/** A drawing of waves. */
export const waveDrawing = () =>
  panel(
    { width: 420 },
    html`<div style="background:linear-gradient(180deg,#FFF0DA,#FFD9CF);height:240px;padding-top:24px">
      ${waves(420, 216)}
    </div>`,
  );

/**
 * The name of someone who works on the same sheet.
 *
 * @param {string} name
 * @param {string} color
 */
export const nameTag = (name, color) =>
  panel(
    { width: 190 },
    html`<div
      style="padding:12px 24px;background:${color};color:#fff;font-weight:700;font-size:34px;letter-spacing:-.02em;text-align:center"
    >
      ${name}
    </div>`,
  );
