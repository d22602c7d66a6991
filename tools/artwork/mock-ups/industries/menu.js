import { badge } from "../parts/badge.js";
import { heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";
import { rupees } from "../parts/rupees.js";
import { thumbnail } from "../parts/thumbnail.js";

const dishes = [
  { name: "Tandoori slice", price: 199, image: "pizza", ground: "#FFE4DC" },
  { name: "Paneer burger", price: 249, image: "burger", ground: "#FFF0D6" },
  { name: "Rose donut", price: 129, image: "donut", ground: "#FFE3EE" },
];

const kinds = [
  { symbol: "fire-fill", name: "Popular", look: { fill: "#FF8A1F", color: "#fff" } },
  { symbol: "pizza-fill", name: "Pizza", look: { fill: "#FFF3E2", color: "#9A5A12" } },
  { symbol: "hamburger-fill", name: "Burgers", look: { fill: "#FFF3E2", color: "#9A5A12" } },
];

/** What a kitchen delivers. */
export const menu = () =>
  panel(
    { width: 660, height: 476 },
    html`<div style="padding:28px 78px 0 32px">
      ${heading("What’s cooking?", 46, "margin-bottom:20px;padding-left:16px")}
      <div class="row" style="gap:11px;margin-bottom:22px;padding-left:16px">
        ${kinds.map(({ symbol, name, look }) =>
          badge(`${icon(symbol, 22)}${name}`, { ...look, size: 20, padding: "10px 19px" }),
        )}
      </div>
      <div class="row" style="gap:14px">
        ${dishes.map(
          ({ name, price, image, ground }) =>
            html`<div class="grow" style="border-radius:28px;background:${ground};padding:16px 0 10px">
              <div style="font-size:18px;padding-left:16px;white-space:nowrap">${name}</div>
              <b class="display" style="font-size:34px;line-height:1.1;padding-left:16px">${rupees(price)}</b>
              <div style="height:180px;overflow:hidden">
                <img
                  src="${thumbnail(image)}"
                  style="height:196px;position:relative;left:50%;transform:translateX(-50%)"
                />
              </div>
            </div>`,
        )}
      </div>
    </div>`,
  );
