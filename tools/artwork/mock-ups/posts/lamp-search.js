import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";

const found = [
  { place: 1, title: 430, text: 520 },
  { place: 2, title: 370, text: 480 },
  { place: 3, title: 400, text: 440 },
];

/** @type {(result: (typeof found)[number]) => string} bars as wide as given stand for the words */
const result = ({ place, title, text }) => {
  const isFirst = place === 1;
  return html`<div
    class="row"
    style="gap:24px;padding:20px 22px;border-radius:28px;margin-bottom:12px;${
      isFirst && "background:linear-gradient(90deg,#E4EEFF,#F6F9FF);border:3px solid #A9CBFF"
    }"
  >
    <div
      class="display centre"
      style="width:88px;height:88px;border-radius:26px;font-size:52px;background:${
        isFirst ? "linear-gradient(135deg,#4FA3FF,#1257F0)" : "#EFF1F9"
      };color:${isFirst ? "#fff" : "#A3A6C4"}"
    >
      ${place}
    </div>
    <div class="grow">
      <div
        style="width:${title}px;height:26px;border-radius:13px;background:${
          isFirst ? "#2B4BD6" : "#CFD4EA"
        };margin-bottom:16px"
      ></div>
      <div style="width:${text}px;height:16px;border-radius:8px;background:${isFirst ? "#B5CCF7" : "#E6E9F5"}"></div>
    </div>
  </div>`;
};

/** What a search has found. */
export const lampSearch = () =>
  panel(
    { width: 860, height: 590 },
    html`<div style="padding:34px 40px">
      <div
        class="row"
        style="gap:20px;height:92px;padding:0 30px 0 250px;border-radius:46px;border:2px solid #DDE3F5;box-shadow:0 8px 26px #1a2a6014;margin-bottom:28px"
      >
        ${icon("magnifying-glass-bold", 40, colors.sky)}<span
          style="font-size:40px;font-weight:600;letter-spacing:-.03em"
          >handmade lamps</span
        >
      </div>
      ${found.map(result)}
    </div>`,
  );
