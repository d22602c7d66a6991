import { button } from "../parts/button.js";
import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { panel } from "../parts/panel.js";
import { searchField } from "../parts/search-field.js";

/** An advertisement above the results of a search. */
export const searchAdvertisement = () =>
  panel(
    { width: 690, height: 470 },
    html`<div style="padding:26px 32px">
      <div style="margin-bottom:20px">${searchField("brass lamps online")}</div>
      <div
        style="border-radius:24px;padding:22px 26px;border:3px solid #FFC27A;background:linear-gradient(100deg,#FFF1DC,#FFFDF9);margin-bottom:18px"
      >
        <div class="row" style="gap:12px;margin-bottom:8px">
          <span
            style="background:${colors.ink};color:#fff;border-radius:9px;font-weight:800;font-size:20px;line-height:32px;padding:0 12px"
            >Ad</span
          ><span style="font-size:20px;color:${colors.grey}">tarang.example</span>
        </div>
        <div class="display" style="font-size:42px;line-height:1.06;color:#3322D8;margin-bottom:8px">
          Brass lamps from ₹799
        </div>
        <div class="muted" style="font-size:20px;margin-bottom:18px">Made in Moradabad. Cash on delivery.</div>
        ${button("Shop now", { fill: colors.saffron, height: 54, size: 21 })}
      </div>
      <div class="row" style="gap:16px;opacity:.75">
        <i style="width:52px;height:52px;border-radius:16px;background:#EEEDF8"></i>
        <div class="grow">
          <i style="display:block;width:62%;height:18px;border-radius:9px;background:#E2E0F0;margin-bottom:11px"></i>
          <i style="display:block;width:88%;height:14px;border-radius:7px;background:#EEEDF8"></i>
        </div>
      </div>
    </div>`,
  );
