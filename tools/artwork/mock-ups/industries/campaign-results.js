import { badge } from "../parts/badge.js";
import { chart } from "../parts/chart.js";
import { colors } from "../parts/colors.js";
import { heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { iconTile } from "../parts/icon-tile.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";

const figures = [
  { symbol: "users-three-fill", value: "18.4 L", name: "Reach", color: colors.coral },
  { symbol: "user-plus-fill", value: "6,210", name: "Leads", color: colors.iris },
  { symbol: "trend-up-bold", value: "5.2×", name: "Return", color: colors.mint },
];

/** What a campaign has brought. */
export const campaignResults = () =>
  panel(
    { width: 660, height: 490 },
    html`<div style="padding:28px 32px">
      <div class="row" style="margin-bottom:20px;gap:22px">
        ${heading("Festive sale", 46)}${badge(`${icon("broadcast-fill", 21)}Live`, { size: 19, padding: "9px 18px" })}
      </div>
      <div class="row" style="gap:14px;margin-bottom:18px">
        ${figures.map(
          ({ symbol, value, name, color }) =>
            html`<div class="card grow row" style="padding:15px 14px;gap:12px">
              ${iconTile(symbol, color, 46)}
              <div>
                <b class="display" style="font-size:31px;line-height:1;white-space:nowrap">${value}</b>
                <div class="muted" style="font-size:17px">${name}</div>
              </div>
            </div>`,
        )}
      </div>
      <div class="card" style="padding:16px 20px 14px">
        <b style="font-size:21px;display:block;margin-bottom:6px">Leads per day</b>
        ${chart([14, 18, 17, 26, 31, 29, 42, 50, 48, 66, 74, 96], {
          width: 500,
          height: 168,
          color: colors.coral,
          thickness: 5,
        })}
      </div>
    </div>`,
  );
