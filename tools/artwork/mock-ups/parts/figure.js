import { badge } from "./badge.js";
import { chart } from "./chart.js";
import { html } from "./html.js";
import { icon } from "./icon.js";
import { panel } from "./panel.js";

/**
 * A figure with its curve, for the side of a picture.
 *
 * @param {{ label: string, value: string, change: string, values: number[], color: string, symbol?: string }} figure
 *   `symbol` names the icon before the change
 */
export const figure = ({ label, value, change, values, color, symbol = "trend-up-bold" }) =>
  panel(
    { width: 340 },
    html`<div style="padding:22px 24px">
      <div class="muted" style="font-size:19px">${label}</div>
      <div class="row" style="gap:12px;margin-bottom:12px">
        <b class="display" style="font-size:46px;line-height:1.1">${value}</b
        >${badge(`${icon(symbol, 17)}${change}`, { size: 18 })}
      </div>
      ${chart(values, { width: 292, height: 96, color, thickness: 5 })}
    </div>`,
  );
