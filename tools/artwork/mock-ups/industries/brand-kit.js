import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";

/** The mark, letters and colours of a start-up. */
export const brandKit = () =>
  panel(
    { width: 300 },
    html`<div style="padding:22px">
      <div class="row spread" style="margin-bottom:16px">
        <b style="font-size:22px">Brand kit</b>${icon("palette-fill", 26, colors.coral)}
      </div>
      <div class="row" style="gap:14px;margin-bottom:14px">
        <div
          class="centre"
          style="width:122px;height:112px;border-radius:22px;background:linear-gradient(135deg,#FF7A9A,#5B4DFF)"
        >
          ${icon("rocket-launch-fill", 60, "#fff")}
        </div>
        <div class="grow centre" style="height:112px;border-radius:22px;background:#F3F1FF">
          <b class="display" style="font-size:62px;line-height:1">Aa</b>
        </div>
      </div>
      <div class="row" style="gap:10px">
        ${[colors.iris, colors.coral, colors.marigold, colors.mint].map(
          (color) => html`<i class="grow" style="height:50px;border-radius:15px;background:${color}"></i>`,
        )}
      </div>
    </div>`,
  );
