import { colors } from "../parts/colors.js";
import { heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { phone } from "../parts/phone.js";
import { rupees } from "../parts/rupees.js";
import { thumbnail } from "../parts/thumbnail.js";

const ways = [
  { symbol: "lightning-fill", name: "UPI", isChosen: true },
  { symbol: "credit-card-fill", name: "Card", isChosen: false },
];

const parcel = () =>
  html`<div class="row card" style="gap:14px;padding:11px;border-radius:22px;margin-bottom:14px">
    <div style="width:92px;height:92px;border-radius:16px;background:#FFE9DF;overflow:hidden">
      <img src="${thumbnail("vase")}" style="width:100%" />
    </div>
    <div>
      <b style="font-size:22px;line-height:1.15">Terra vase</b>
      <div class="muted" style="font-size:20px">${rupees(1899)}</div>
    </div>
  </div>`;

/** Where an order is paid. */
export const checkout = () =>
  phone(
    { width: 290, height: 590 },
    html`<div style="padding:10px 16px">
      ${heading("Checkout", 34, "margin-bottom:12px")}${parcel()}
      <div class="row" style="gap:11px;margin-bottom:14px">
        ${ways.map(
          ({ symbol, name, isChosen }) =>
            html`<div
              class="column grow"
              style="align-items:center;gap:4px;padding:13px 0;border-radius:22px;font-size:21px;font-weight:700;border:3px solid ${
                isChosen ? colors.coral : colors.line
              };color:${isChosen ? colors.coral : colors.grey};background:${isChosen ? "#FFF0F3" : "#fff"}"
            >
              ${icon(symbol, 32)}${name}
            </div>`,
        )}
      </div>
      <div class="row spread" style="font-size:21px">
        <span class="muted">Delivery</span><b style="color:${colors.good}">Free</b>
      </div>
      <div class="row spread" style="margin:4px 0 14px">
        <span class="muted" style="font-size:21px">Total</span
        ><b class="display" style="font-size:42px;line-height:1.1">${rupees(1899)}</b>
      </div>
      <div
        class="row"
        style="height:68px;border-radius:23px;background:linear-gradient(90deg,#FF4D79,#FF7A59);color:#fff;font-weight:700;justify-content:center;gap:10px;font-size:25px"
      >
        ${icon("lock-simple-fill", 26)}Pay now
      </div>
    </div>`,
  );
