import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { meter } from "../parts/meter.js";
import { panel } from "../parts/panel.js";
import { phone } from "../parts/phone.js";

const results = [
  { name: "Delivered", value: "43,180", color: colors.mint },
  { name: "Clicked", value: "9,462", color: colors.iris },
];

/** One message to many telephones. */
export const bulkMessages = () =>
  panel(
    { width: 640, height: 460 },
    html`<div style="padding:34px 34px 30px 92px">
      <div class="display" style="font-size:36px;margin-bottom:12px">Bulk SMS</div>
      <div class="display" style="font-size:92px;line-height:1;letter-spacing:-.045em">50,000</div>
      <div class="muted" style="font-size:23px;margin-bottom:22px">messages to 12 cities</div>
      <div style="margin-bottom:24px">
        ${meter(86, { height: 34, fill: "linear-gradient(90deg,#FFB067,#FF4D79)", track: "#FFE7EC" })}
      </div>
      <div class="row" style="gap:16px">
        ${results.map(
          ({ name, value, color }) =>
            html`<div class="card grow" style="padding:16px 20px">
              <div class="muted" style="font-size:19px">${name}</div>
              <b class="display" style="font-size:38px;line-height:1.1;color:${color}">${value}</b>
            </div>`,
        )}
      </div>
    </div>`,
  );

const notices = [
  { text: "Diwali sale: flat 25% off till Sunday", age: "now", opacity: 1 },
  { text: "OTP 4821 for your order", age: "2m", opacity: 1 },
  { text: "Your parcel is out for delivery", age: "9m", opacity: 0.82 },
];

/** The messages on a locked telephone. */
export const lockScreen = () =>
  phone(
    { isDark: true },
    html`<div
        style="position:absolute;inset:0;z-index:-1;background:radial-gradient(80% 40% at 20% 0,#FFB45C,transparent 75%),linear-gradient(170deg,#FF5C8A,#5B2FD6 75%,#2A1670)"
      ></div>
      <div style="text-align:center;color:#fff;padding:22px 0 22px">
        <div style="font-size:19px;font-weight:600">Friday</div>
        <div class="display" style="font-size:86px;line-height:1">9:41</div>
      </div>
      <div class="column" style="gap:12px;padding:0 12px">
        ${notices.map(
          ({ text, age, opacity }) =>
            html`<div style="background:#ffffffF2;opacity:${opacity};border-radius:22px;padding:14px 16px">
              <div class="row spread" style="margin-bottom:4px">
                <div class="row" style="gap:9px">
                  <span class="centre" style="width:30px;height:30px;border-radius:9px;background:${colors.iris}"
                    >${icon("chat-text-fill", 19, "#fff")}</span
                  ><b style="font-size:17px">TARANG</b>
                </div>
                <span class="muted" style="font-size:15px">${age}</span>
              </div>
              <div style="font-size:18px;line-height:1.3;font-weight:600">${text}</div>
            </div>`,
        )}
      </div>`,
  );
