import { mark } from "../parts/brand.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { landscape } from "../parts/landscape.js";
import { phone } from "../parts/phone.js";

const chatHeader = () =>
  html`<div
    class="row"
    style="gap:12px;margin-top:-44px;padding:56px 16px 14px;color:#fff;background:linear-gradient(120deg,#0A8F73,#0FB58F)"
  >
    ${mark(50)}
    <div class="row grow" style="gap:7px;font-weight:700;font-size:26px">
      tarang${icon("seal-check-fill", 25, "#D7FFF0")}
    </div>
    ${icon("phone-fill", 28)}
  </div>`;

const offer = () =>
  html`<div style="background:#fff;border-radius:8px 24px 24px 24px;width:226px;overflow:hidden">
    ${landscape(226, 124)}
    <b style="display:block;padding:10px 16px 8px;font-size:24px;line-height:1.15">Hill stay,<br />25% off</b>
    <div
      style="border-top:2px solid #E8F1EE;text-align:center;padding:10px;color:#0A9A86;font-weight:700;font-size:22px"
    >
      Book now
    </div>
  </div>`;

/** An offer by message, and the answer of a guest. */
export const offerChat = () =>
  phone(
    { width: 290, height: 590, background: "#EAF6F1", isDark: true },
    html`${chatHeader()}
      <div class="column" style="padding:16px 13px;gap:13px;font-size:22px;line-height:1.2">
        ${offer()}
        <div style="align-self:flex-end;background:#BFF2D4;border-radius:24px 8px 24px 24px;padding:12px 16px">
          Two rooms, please
          <div class="row" style="justify-content:flex-end;margin-top:-2px">${icon("checks-bold", 24, "#2B9DEB")}</div>
        </div>
        <div style="align-self:flex-start;background:#fff;border-radius:8px 24px 24px 24px;padding:12px 16px">
          Booked for <b>Friday</b>
        </div>
      </div>`,
  );
