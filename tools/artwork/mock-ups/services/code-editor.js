import { windowButtons } from "../parts/browser-bar.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";

const ink = {
  keyword: "#FF8FB8",
  string: "#7EE7C4",
  name: "#8FB8FF",
  tag: "#FFC777",
  mark: "#B9B7E6",
  plain: "#E9E8FF",
};

/** @typedef {[kind: keyof typeof ink, text: string]} Word */

/** @type {{ words: Word[], isNew?: boolean }[]} */
const lines = [
  {
    words: [
      ["keyword", "export const "],
      ["name", "Hero"],
      ["mark", " = () => ("],
    ],
  },
  {
    words: [
      ["mark", "  <"],
      ["tag", "Section"],
      ["mark", ">"],
    ],
  },
  {
    words: [
      ["mark", "    <"],
      ["tag", "Title"],
      ["mark", ">"],
      ["plain", "Ship faster"],
      ["mark", "</"],
      ["tag", "Title"],
      ["mark", ">"],
    ],
    isNew: true,
  },
  {
    words: [
      ["mark", "    <"],
      ["tag", "Chart"],
      ["name", " of"],
      ["mark", "="],
      ["string", '"growth"'],
      ["mark", " />"],
    ],
    isNew: true,
  },
  {
    words: [
      ["mark", "    <"],
      ["tag", "Button"],
      ["mark", ">"],
      ["plain", "Start"],
      ["mark", "</"],
      ["tag", "Button"],
      ["mark", ">"],
    ],
  },
  {
    words: [
      ["mark", "  </"],
      ["tag", "Section"],
      ["mark", ">"],
    ],
  },
  { words: [["mark", ");"]] },
];

/** @type {(line: (typeof lines)[number], index: number) => string} */
const codeLine = ({ words, isNew = false }, index) =>
  html`<div class="row" style="height:46px;${isNew && "background:#25235A"}">
    <span style="width:74px;text-align:right;padding-right:24px;color:#5A5896">${index + 1}</span
    ><span style="white-space:pre"
      >${words.map(
        ([kind, text]) => html`<span style="color:${ink[kind]}">${text.replaceAll("<", "&lt;")}</span>`,
      )}</span
    >
  </div>`;

/** A component in an editor of code. */
export const codeEditor = () =>
  panel(
    { width: 690, height: 470, style: "background:#17163A" },
    html`<div
        class="row"
        style="height:60px;background:#100F2A;border-bottom:1px solid #232149;padding-left:22px;gap:24px"
      >
        ${windowButtons()}
        <div
          class="row code"
          style="height:60px;padding:0 22px;gap:10px;font-size:21px;color:#E9E8FF;background:#17163A;border-top:3px solid #8F83FF"
        >
          ${icon("file-code-fill", 24, "#8F83FF")}hero.tsx
        </div>
      </div>
      <div class="code" style="padding:20px 0;font-weight:500;font-size:26px;letter-spacing:0">
        ${lines.map(codeLine)}
      </div>`,
  );
