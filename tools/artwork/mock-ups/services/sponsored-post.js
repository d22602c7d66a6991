import { mark } from "../parts/brand.js";
import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { landscape } from "../parts/landscape.js";
import { panel } from "../parts/panel.js";

/** A post that does well. */
export const sponsoredPost = () =>
  panel(
    { width: 300 },
    html`<div class="row" style="padding:16px 18px;gap:12px">
        ${mark(44)}
        <div>
          <b style="font-size:20px">tarang</b>
          <div class="muted" style="font-size:15px">Sponsored</div>
        </div>
      </div>
      <div style="position:relative">
        ${landscape(300, 250)}
        <div class="display" style="position:absolute;left:18px;bottom:16px;color:#fff;font-size:36px;line-height:1">
          Diwali<br />25% off
        </div>
      </div>
      <div class="row" style="padding:16px 18px;gap:20px;font-size:20px;font-weight:700">
        <span class="row" style="gap:7px">${icon("heart-fill", 28, colors.coral)}12.4K</span>
        <span class="row" style="gap:7px">${icon("chat-circle-fill", 28, colors.iris)}860</span>
      </div>`,
  );
