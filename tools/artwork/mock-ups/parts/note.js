import { badge } from "./badge.js";
import { html } from "./html.js";
import { iconTile } from "./icon-tile.js";
import { panel } from "./panel.js";

/**
 * One figure with an icon, for a corner of a picture.
 *
 * @param {{ symbol: string, label: string, value: string, color: string, change?: string }} note
 */
export const note = ({ symbol, label, value, color, change }) =>
  panel(
    { width: change ? 310 : 260 },
    html`<div class="row" style="padding:18px 20px;gap:15px">
      ${iconTile(symbol, color, 60)}
      <div>
        <div class="muted" style="font-size:19px">${label}</div>
        <div class="row" style="gap:11px">
          <b class="display" style="font-size:36px;line-height:1.05">${value}</b
          >${change && badge(change, { size: 18, padding: "4px 11px" })}
        </div>
      </div>
    </div>`,
  );
