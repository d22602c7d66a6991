import { mark } from "../parts/brand.js";
import { html } from "../parts/html.js";
import { panel } from "../parts/panel.js";
import { waves } from "../parts/waves.js";

/** A large card with a mark, a name and waves. */
export const brandCard = () =>
  panel(
    { width: 660 },
    html`<div style="height:400px;padding:44px 48px;background:#FFFDF8;position:relative">
      <div
        style="position:absolute;right:0;top:0;width:220px;height:400px;padding-top:60px;background:linear-gradient(#FFF0DA,#FFD9CF)"
      >
        ${waves(220, 340)}
      </div>
      ${mark(104)}
      <div
        class="display"
        style="position:absolute;left:48px;bottom:36px;font-size:112px;line-height:.9;letter-spacing:-.05em"
      >
        tarang
      </div>
    </div>`,
  );
