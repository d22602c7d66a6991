import { chart } from "../parts/chart.js";
import { colors } from "../parts/colors.js";
import { heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { iconTile } from "../parts/icon-tile.js";
import { panel } from "../parts/panel.js";

const figures = [
  { symbol: "check-circle-fill", name: "Delivered", value: "47,318", color: colors.sky },
  { symbol: "eye-fill", name: "Read", value: "41,906", color: colors.mint },
];

/** How a campaign by message does. */
export const messageCampaign = () =>
  panel(
    { width: 690, height: 470 },
    html`<div style="padding:26px 32px 0 40px">
      <div class="row" style="gap:22px;margin-bottom:18px">${heading("Monsoon escape", 46)}</div>
      <div class="row" style="gap:16px;margin-bottom:18px;padding-right:70px">
        ${figures.map(
          ({ symbol, name, value, color }) =>
            html`<div class="card grow row" style="padding:16px 18px;gap:16px;border-radius:24px">
              ${iconTile(symbol, color, 62)}
              <div>
                <div class="muted" style="font-size:22px;line-height:1.1">${name}</div>
                <b class="display" style="font-size:40px;line-height:1.1">${value}</b>
              </div>
            </div>`,
        )}
      </div>
      <b style="font-size:25px">Replies per hour</b>
      <div style="margin-top:10px">
        ${chart([8, 14, 12, 26, 34, 30, 48, 62, 58, 80, 92, 118], {
          width: 530,
          height: 176,
          color: colors.mint,
          thickness: 6,
        })}
      </div>
    </div>`,
  );
