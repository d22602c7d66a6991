import { paints } from "../../look/paints.js";
import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { panel } from "../parts/panel.js";

const blueprintGround =
  "background:linear-gradient(#2B3DAF 1.5px,transparent 1.5px) 0 0/36px 36px,linear-gradient(90deg,#2B3DAF 1.5px,transparent 1.5px) 0 0/36px 36px,#1B2A8F";
const finishedGround =
  "background:radial-gradient(80% 100% at 100% 0,#FFE1EC,transparent 70%),#fff;clip-path:polygon(56% 0,100% 0,100% 100%,40% 100%)";
const blueprintLetters = "color:transparent;-webkit-text-stroke:2.5px #A9C6FF";
const finishedLetters =
  "background:linear-gradient(90deg,#5B4DFF,#FF4D79 55%,#FF9A3D);-webkit-background-clip:text;color:transparent";

/** @param {boolean} isBlueprint */
const page = (isBlueprint) => {
  /** @type {(shape: string, fill: string) => string} */
  const block = (shape, fill) =>
    html`<div style="${shape};${isBlueprint ? "border:3px dashed #8FB4FF" : `background:${fill}`}"></div>`;
  return html`<div
    style="position:absolute;inset:0;padding:30px 40px;${isBlueprint ? blueprintGround : finishedGround}"
  >
    <div class="row spread" style="margin-bottom:44px">
      ${block("width:150px;height:36px;border-radius:12px", "linear-gradient(135deg,#5B4DFF,#FF5C8A)")}
      <div class="row" style="gap:18px">
        ${block("width:96px;height:20px;border-radius:10px", "#DCD8F3")}
        ${block("width:96px;height:20px;border-radius:10px", "#DCD8F3")}
        ${block("width:130px;height:44px;border-radius:15px", colors.ink)}
      </div>
    </div>
    <div
      class="display"
      style="font-size:148px;line-height:.86;text-align:center;letter-spacing:-.05em;${
        isBlueprint ? blueprintLetters : finishedLetters
      };padding-bottom:16px"
    >
      Made to fit
    </div>
    <div class="row" style="justify-content:center;margin:16px 0 40px">
      ${block("width:420px;height:24px;border-radius:12px", "#DCD8F3")}
    </div>
    <div class="row" style="gap:26px">
      ${[paints.amber, paints.violet, paints.mint].map(([from, to]) =>
        block("flex:1;height:150px;border-radius:26px", `linear-gradient(135deg,${from},${to})`),
      )}
    </div>
  </div>`;
};

/** One page twice: a blueprint on the left of the seam, finished on its right. */
export const madeToFit = () =>
  panel(
    { width: 880 },
    html`<div style="position:relative;height:570px">
      ${page(true)}${page(false)}
      <svg width="880" height="570" style="position:absolute;inset:0">
        <path d="M493 -5L352 575" stroke="#fff" stroke-width="9" />
      </svg>
    </div>`,
  );
