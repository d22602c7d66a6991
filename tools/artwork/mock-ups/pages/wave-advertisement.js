import { mark } from "../parts/brand.js";
import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { phone } from "../parts/phone.js";
import { waves } from "../parts/waves.js";
/** @import { WavePaint } from "../parts/waves.js" */

/** @type {WavePaint} */
const sea = [
  ["#7BE8FF", "#54D1FF"],
  ["#38B6FF", "#2B8BFF"],
  ["#2B6BFF", "#1B46E0"],
  ["#1A37C8", "#10208F"],
];

/** An advertisement on a phone. */
export const waveAdvertisement = () =>
  phone(
    { height: 600 },
    html`<div style="padding:10px 16px">
      <div class="row" style="gap:11px;margin-bottom:12px">
        ${mark(44)}
        <div class="grow">
          <b style="font-size:20px;line-height:1.1">tarang</b>
          <div class="muted" style="font-size:14px">Promoted</div>
        </div>
        ${icon("dots-three-bold", 26)}
      </div>
      <div
        style="position:relative;height:330px;border-radius:24px;overflow:hidden;background:linear-gradient(180deg,#FFE7C2,#FFB3A6)"
      >
        <i
          style="position:absolute;right:34px;top:118px;width:92px;height:92px;border-radius:50%;background:linear-gradient(#FFF3B8,#FF8A3D)"
        ></i>
        <div style="position:absolute;left:0;bottom:0">${waves(258, 160, sea)}</div>
        <div class="display" style="position:absolute;left:20px;top:20px;font-size:42px;line-height:.95;color:#2A1650">
          Ride the<br />new wave
        </div>
      </div>
      <div class="row spread" style="margin:14px 4px 12px">
        <div class="row" style="gap:16px">
          ${icon("heart-fill", 32, colors.coral)}${icon("chat-circle-bold", 31)}${icon("paper-plane-tilt-bold", 30)}
        </div>
        ${icon("bookmark-simple-bold", 30)}
      </div>
      <div
        class="row"
        style="height:58px;border-radius:19px;background:linear-gradient(90deg,#1257F0,#12B5E0);color:#fff;font-weight:700;justify-content:center;gap:9px;font-size:22px"
      >
        Shop now ${icon("arrow-right-bold", 20)}
      </div>
    </div>`,
  );
