import { paints } from "../../look/paints.js";
import { avatar } from "../parts/avatar.js";
import { colors } from "../parts/colors.js";
import { heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { phone } from "../parts/phone.js";

const streets = () =>
  html`<svg width="270" height="390">
    <rect x="72" y="84" width="76" height="94" rx="12" fill="#CBE8BF" />
    <rect x="172" y="204" width="54" height="74" rx="12" fill="#CBE8BF" />
    <path d="M-10 10Q60 40 40 -20Z" fill="#BFE0FF" />
    <g stroke="#fff" stroke-width="15" fill="none">
      <path d="M-10 70H300M-10 190H300M-10 290H300M60 -10V380M160 -10V380M238 -10V380" />
      <path d="M-10 330L300 120" stroke-width="19" />
    </g>
    <path
      d="M60 330V238Q60 190 108 190H160V84Q160 70 174 70H214"
      fill="none"
      stroke="#FF6A1F"
      stroke-width="10"
      stroke-linecap="round"
    />
  </svg>`;

const map = () =>
  html`<div style="position:absolute;inset:0;z-index:-1;background:#E4F1DF;overflow:hidden">
    ${streets()}
    <div
      class="centre"
      style="position:absolute;left:32px;top:296px;width:56px;height:56px;border-radius:50%;background:#fff;box-shadow:0 4px 12px #0003"
    >
      ${icon("storefront-fill", 31, colors.saffron)}
    </div>
    <div
      class="centre"
      style="position:absolute;left:126px;top:148px;width:70px;height:70px;border-radius:50%;background:#FF6A1F;border:5px solid #fff;box-shadow:0 6px 16px #0004"
    >
      ${icon("moped-fill", 40, "#fff")}
    </div>
    <div style="position:absolute;left:196px;top:28px">${icon("map-pin-fill", 58, colors.coral)}</div>
  </div>`;

/** Where an order is on its way. */
export const deliveryMap = () =>
  phone(
    { width: 290, height: 590, background: "#E4F1DF" },
    html`${map()}
      <div
        style="position:absolute;left:0;right:0;bottom:0;height:222px;background:#fff;border-radius:30px 30px 0 0;padding:22px 20px;box-shadow:0 -6px 20px #0001"
      >
        <div class="muted" style="font-size:18px">Arriving in</div>
        ${heading("12 min", 50, "margin:1px 0 14px")}
        <div class="row" style="gap:7px;margin-bottom:16px">
          ${[true, true, true, false].map(
            (isDone) =>
              html`<i
                class="grow"
                style="height:10px;border-radius:6px;background:${isDone ? "#FF8A1F" : "#F3E6D6"}"
              ></i>`,
          )}
        </div>
        <div class="row" style="gap:11px">
          ${avatar("I", 46, paints.mint)}<b class="grow" style="font-size:20px">Imran</b>
          <div class="centre" style="width:46px;height:46px;border-radius:50%;background:${colors.mint}">
            ${icon("phone-fill", 25, "#fff")}
          </div>
        </div>
      </div>`,
  );
