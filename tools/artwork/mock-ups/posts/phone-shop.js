import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { phone } from "../parts/phone.js";
import { thumbnail } from "../parts/thumbnail.js";

const goods = [
  { image: "mug", ground: "#E3EBFF" },
  { image: "vase", ground: "#FFE6DA" },
  { image: "bottle", ground: "#D6F5EA" },
  { image: "lamp", ground: "#FFF0CF" },
];

/** A shop that is a phone. */
export const phoneShop = () =>
  phone(
    { height: 600, background: "#F7FFFB" },
    html`<div style="padding:88px 18px 0">
      <div class="display" style="font-size:45px;line-height:.95;text-align:center;color:#0B5A48">We're<br />open</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-top:18px">
        ${goods.map(
          ({ image, ground }) =>
            html`<div class="centre" style="height:108px;border-radius:26px;background:${ground};overflow:hidden">
              <img src="${thumbnail(image)}" style="width:116px" />
            </div>`,
        )}
      </div>
      <div
        class="row"
        style="margin-top:18px;height:64px;border-radius:22px;background:linear-gradient(90deg,#0FB58F,#0A8FA5);color:#fff;font-weight:700;justify-content:center;gap:10px;font-size:26px"
      >
        ${icon("shopping-bag-fill", 26)}Order
      </div>
    </div>`,
  );
