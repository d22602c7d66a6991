import { button } from "../parts/button.js";
import { colors } from "../parts/colors.js";
import { heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { iconTile } from "../parts/icon-tile.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";
import { rupees } from "../parts/rupees.js";
import { thumbnail } from "../parts/thumbnail.js";

const goods = [
  { name: "T-shirt", price: 799, image: "shirt", ground: "#E6EFFF" },
  { name: "Shoes", price: 2499, image: "shoe", ground: "#FFE9E4" },
  { name: "Bag", price: 1899, image: "backpack", ground: "#FFF2DC" },
  { name: "Watch", price: 3299, image: "watch", ground: "#ECE9FF" },
];

const bill = [
  { name: "Shoes", amount: 2499 },
  { name: "T-shirt × 2", amount: 1598 },
];

const shelf = () =>
  html`<div class="grow" style="padding:20px 20px 0;background:#F6FBF9">
    <div class="row spread" style="margin-bottom:14px">
      ${heading("Counter 2", 28)}${iconTile("barcode-bold", "#0A8F73", 42)}
    </div>
    <div style="display:grid;grid-template-columns:1fr 1fr;gap:13px">
      ${goods.map(
        ({ name, price, image, ground }) =>
          html`<div class="card" style="padding:9px;border-radius:20px">
            <div class="centre" style="height:112px;border-radius:14px;background:${ground};overflow:hidden">
              <img src="${thumbnail(image)}" style="height:118px" />
            </div>
            <div class="row spread" style="padding:7px 5px 2px;font-size:17px">
              <span>${name}</span><b>${rupees(price)}</b>
            </div>
          </div>`,
      )}
    </div>
  </div>`;

/** The till of a shop. */
export const pointOfSale = () =>
  panel(
    { width: 680, height: 470, style: "background:#14132E;padding:14px" },
    html`<div style="height:100%;border-radius:24px;overflow:hidden;background:#fff;display:flex">
      ${shelf()}
      <div class="column" style="width:284px;padding:20px 52px 22px 22px;border-left:1.5px solid ${colors.line}">
        <b style="font-size:24px;margin-bottom:16px">Bill</b>
        ${bill.map(
          ({ name, amount }) =>
            html`<div
              class="row spread"
              style="font-size:18px;padding:10px 0;border-bottom:1.5px dashed ${colors.line}"
            >
              <span>${name}</span><b>${rupees(amount)}</b>
            </div>`,
        )}
        <div class="row spread" style="font-size:18px;padding:12px 0;color:${colors.good}">
          <span>Loyalty</span><b>−₹197</b>
        </div>
        <div class="grow"></div>
        <div class="muted" style="font-size:17px">To pay</div>
        <b class="display" style="font-size:46px;line-height:1;margin-bottom:16px">₹3,900</b>
        ${button(`${icon("contactless-payment-fill", 23)}UPI / Card`, {
          fill: "linear-gradient(90deg,#0FB58F,#0A8F86)",
          height: 62,
          size: 20,
          padding: 0,
        })}
      </div>
    </div>`,
  );
