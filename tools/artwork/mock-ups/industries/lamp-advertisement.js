import { badge } from "../parts/badge.js";
import { mark } from "../parts/brand.js";
import { colors } from "../parts/colors.js";
import { heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";
import { thumbnail } from "../parts/thumbnail.js";

/** An advertisement in a feed. */
export const lampAdvertisement = () =>
  panel(
    { width: 292 },
    html`<div style="padding:14px">
      <div class="row" style="gap:11px;margin-bottom:12px">
        ${mark(44)}
        <div>
          <b style="font-size:19px">tarang</b>
          <div class="muted" style="font-size:15px">Sponsored</div>
        </div>
      </div>
      <div
        style="position:relative;height:260px;border-radius:20px;overflow:hidden;background:linear-gradient(150deg,#3A1A6B,#B0307E 60%,#FF7A59)"
      >
        <img src="${thumbnail("lamp")}" style="position:absolute;right:-26px;bottom:-10px;height:220px" />
        <div style="position:absolute;left:18px;top:18px;color:#fff">
          <div style="font-size:18px;font-weight:600;opacity:.9">Flat</div>
          ${heading(html`40%<br />off`, 58, "line-height:.92")}
        </div>
      </div>
      <div class="row spread" style="margin-top:13px">
        <div class="row" style="gap:7px;font-size:20px;font-weight:700">
          ${icon("heart-fill", 28, colors.coral)}8.2K
        </div>
        ${badge("Shop now", { fill: colors.ink, color: "#fff", size: 17, padding: "9px 16px" })}
      </div>
    </div>`,
  );
