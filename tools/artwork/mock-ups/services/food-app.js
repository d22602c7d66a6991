import { avatar } from "../parts/avatar.js";
import { mark } from "../parts/brand.js";
import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { iconTile } from "../parts/icon-tile.js";
import { icon } from "../parts/icon.js";
import { meter } from "../parts/meter.js";
import { phone } from "../parts/phone.js";
import { rupees } from "../parts/rupees.js";
import { thumbnail } from "../parts/thumbnail.js";

/** The first screen of a food app. */
export const foodAppWelcome = () =>
  phone(
    { isDark: true },
    html`<div
        style="position:absolute;inset:0;z-index:-1;background:radial-gradient(90% 60% at 80% 8%,#FFB45C,transparent 70%),linear-gradient(165deg,#FF5C8A,#6A3DFF 70%)"
      ></div>
      <div class="column" style="align-items:center;padding:96px 24px 0;color:#fff;text-align:center">
        <div class="centre" style="width:128px;height:128px;border-radius:40px;background:#fff">${mark(90)}</div>
        <div class="display" style="font-size:48px;margin-top:22px">tarang</div>
        <div style="font-size:20px;opacity:.92">Hot food, fast</div>
        <div
          class="centre"
          style="position:absolute;left:22px;right:22px;bottom:46px;height:62px;border-radius:20px;background:#fff;color:${colors.ink};font-size:21px;font-weight:700"
        >
          Get started
        </div>
      </div>`,
  );

const dishes = [
  { symbol: "coffee-fill", name: "Filter coffee", price: 49, color: colors.saffron },
  { symbol: "leaf-fill", name: "Green bowl", price: 189, color: colors.mint },
];

/** Its offers. */
export const foodAppHome = () =>
  phone(
    { background: "#FBFCFF", navigate: ["house", "magnifying-glass", "heart", "user"] },
    html`<div style="padding:12px 18px">
      <div class="row spread" style="margin-bottom:16px">
        <div>
          <div class="muted" style="font-size:16px">Good evening</div>
          <b class="display" style="font-size:30px;line-height:1.1">Ananya</b>
        </div>
        ${avatar("A", 50, ["#12C99B", "#2B7BFF"])}
      </div>
      <div
        style="border-radius:26px;height:196px;padding:20px;background:linear-gradient(135deg,#0FB58F,#0A8FA5);color:#fff;margin-bottom:14px;position:relative;overflow:hidden"
      >
        <div class="display" style="font-size:34px;line-height:1">Lunch,<br />₹129</div>
        <span
          style="position:absolute;left:20px;bottom:20px;background:#fff;color:#0A8A7A;border-radius:15px;padding:10px 18px;font-size:17px;font-weight:700"
          >Order</span
        >
        <img src="${thumbnail("burger")}" style="position:absolute;right:-26px;top:26px;width:178px" />
      </div>
      ${dishes.map(
        ({ symbol, name, price, color }) =>
          html`<div class="row card" style="padding:12px;gap:12px;margin-bottom:11px">
            ${iconTile(symbol, color, 54)}
            <div class="grow">
              <b style="font-size:18.5px">${name}</b>
              <div class="muted" style="font-size:17px">${rupees(price)}</div>
            </div>
            <span class="centre" style="width:40px;height:40px;border-radius:13px;background:${colors.ink}"
              >${icon("plus-bold", 19, "#fff")}</span
            >
          </div>`,
      )}
    </div>`,
  );

/** The way of an order on its map. */
export const foodAppMap = () =>
  phone(
    {},
    html`<div style="position:absolute;inset:0;z-index:-1;background:#DDF3EA">
        <svg width="290" height="606">
          <path
            d="M-10 250L300 150M60 -10L150 606M-10 420L300 330M230 -10L260 606"
            stroke="#fff"
            stroke-width="20"
            fill="none"
          />
          <rect x="150" y="215" width="70" height="80" rx="16" fill="#A9E4C9" />
          <rect x="10" y="60" width="44" height="120" rx="14" fill="#BFE6F5" />
          <rect x="100" y="60" width="100" height="70" rx="16" fill="#C9EBDD" />
          <path
            d="M88 110L108 214L234 172L250 340L138 376"
            stroke="#4A3AFF"
            stroke-width="11"
            fill="none"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
          <circle cx="88" cy="110" r="15" fill="#fff" stroke="#4A3AFF" stroke-width="9" />
        </svg>
        <div style="position:absolute;left:104px;top:300px">${icon("map-pin-fill", 68, colors.coral)}</div>
      </div>
      <div
        style="position:absolute;left:12px;right:12px;bottom:26px;border-radius:28px;background:#fff;padding:22px 20px;box-shadow:0 12px 30px #0a2a2022"
      >
        <div class="muted" style="font-size:18px">Arriving in</div>
        <div class="display" style="font-size:54px;line-height:1.05;margin-bottom:14px">8 min</div>
        ${meter(72, { height: 12, fill: "linear-gradient(90deg,#12C99B,#2B7BFF)", track: "#E6F5EF" })}
      </div>`,
  );
