import { brand } from "../parts/brand.js";
import { heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { panel } from "../parts/panel.js";
import { rupees } from "../parts/rupees.js";
import { thumbnail } from "../parts/thumbnail.js";

const goods = [
  { name: "Terra vase", price: 1899, image: "vase", ground: "#FFE9DF" },
  { name: "Indigo mug", price: 649, image: "mug", ground: "#E6EDFF" },
  { name: "Hand wash", price: 399, image: "bottle", ground: "#DDF7EE" },
];

const banner = () =>
  html`<div
    style="position:relative;height:180px;border-radius:26px;background:linear-gradient(110deg,#2A1650,#7A2B6B 55%,#FF6A7D);padding:30px 30px 0 104px;color:#fff;margin-bottom:18px;overflow:hidden"
  >
    <div style="font-size:20px;opacity:.88">The festive edit</div>
    ${heading(html`Made by hand,<br />home by Diwali`, 38, "line-height:1;margin-top:6px")}
    <img src="${thumbnail("lamp")}" style="position:absolute;right:58px;top:-20px;height:212px" />
  </div>`;

/** The first page of a shop. */
export const shop = () =>
  panel(
    { width: 690, height: 490 },
    html`<div style="padding:22px 30px">
      <div class="row" style="margin-bottom:16px;gap:26px;padding-left:82px;font-size:21px">
        ${brand(30)}<span style="margin-left:14px">Living</span><span class="muted">Kitchen</span>
      </div>
      ${banner()}
      <div class="row" style="gap:16px;padding-right:66px">
        ${goods.map(
          ({ name, price, image, ground }) =>
            html`<div class="grow" style="border-radius:24px;background:${ground};padding:12px 16px 0;height:204px">
              <div style="font-size:20px;white-space:nowrap">${name}</div>
              <b class="display" style="font-size:31px;line-height:1.05">${rupees(price)}</b>
              <div class="centre">
                <img src="${thumbnail(image)}" style="height:142px;margin-top:-8px" />
              </div>
            </div>`,
        )}
      </div>
    </div>`,
  );
