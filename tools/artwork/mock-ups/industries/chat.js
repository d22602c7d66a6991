import { paints } from "../../look/paints.js";
import { avatar } from "../parts/avatar.js";
import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { phone } from "../parts/phone.js";

/** @param {string} content */
const theirs = (content) =>
  html`<div
    style="align-self:flex-start;background:#fff;border-radius:8px 24px 24px 24px;padding:13px 17px;max-width:226px"
  >
    ${content}
  </div>`;

/** @param {string} content */
const mine = (content) =>
  html`<div
    style="align-self:flex-end;background:linear-gradient(120deg,#4A8DFF,#5B4DFF);color:#fff;border-radius:24px 8px 24px 24px;padding:13px 17px;max-width:216px"
  >
    ${content}
  </div>`;

const voiceMessage = () =>
  html`<div class="row" style="gap:4px;height:36px">
    ${icon("play-fill", 24)}<span style="width:4px"></span>
    ${[8, 16, 26, 14, 30, 20, 34, 16, 24, 12, 20, 9].map(
      (height) => html`<i style="width:5px;height:${height}px;border-radius:3px;background:#fff"></i>`,
    )}
  </div>`;

const typing = () =>
  html`<div style="align-self:flex-start;background:#fff;border-radius:24px;padding:14px 18px;display:flex;gap:7px">
    ${[1, 0.6, 0.3].map(
      (opacity) => html`<i style="width:12px;height:12px;border-radius:50%;background:#7A8BC0;opacity:${opacity}"></i>`,
    )}
  </div>`;

/** Two friends who plan a weekend. */
export const chat = () =>
  phone(
    { width: 290, height: 590 },
    html`<div class="row" style="gap:12px;padding:8px 18px 14px;border-bottom:1.5px solid ${colors.line}">
        ${icon("caret-left-bold", 20)}${avatar("K", 46, paints.violet)}
        <div class="grow">
          <b style="font-size:20px">Kabir</b>
          <div style="font-size:15px;color:${colors.good}">online</div>
        </div>
        ${icon("video-camera-fill", 28, colors.sky)}
      </div>
      <div
        class="column"
        style="height:470px;background:#EDF3FF;padding:18px 14px;gap:14px;font-size:19px;line-height:1.3"
      >
        ${theirs("That sunset! Where is this?")}${mine("Hampi. Come along next weekend?")}
        ${theirs("I’m in! Who else?")}${mine(voiceMessage())}${typing()}
      </div>`,
  );
