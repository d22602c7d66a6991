import { badge } from "../parts/badge.js";
import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { iconTile } from "../parts/icon-tile.js";
import { panel } from "../parts/panel.js";

const parts = [
  { symbol: "hard-drives-fill", name: "Mumbai server", state: "16 GB", color: colors.iris },
  { symbol: "database-fill", name: "Daily backups", state: "On", color: colors.sky },
  { symbol: "shield-check-fill", name: "SSL certificate", state: "Valid", color: colors.mint },
];

const days = 36;
const troubledDay = 22;

/** What is running, and that it stays up. */
export const serverStatus = () =>
  panel(
    { width: 690, height: 470 },
    html`<div style="padding:28px 34px">
      <div class="muted" style="font-size:21px">Uptime, 12 months</div>
      <div class="display" style="font-size:64px;line-height:1.05;margin-bottom:14px">99.9%</div>
      <div class="row" style="gap:6px;margin-bottom:22px">
        ${Array.from(
          { length: days },
          (_, day) =>
            html`<i
              class="grow"
              style="height:52px;border-radius:6px;background:${
                day === troubledDay ? "#FFC24D" : "linear-gradient(#3FE0B4,#12B98C)"
              }"
            ></i>`,
        )}
      </div>
      ${parts.map(
        ({ symbol, name, state, color }) =>
          html`<div class="row" style="gap:18px;height:74px;border-top:1.5px solid ${colors.line}">
            ${iconTile(symbol, color, 52)}<b style="font-size:26px">${name}</b>${badge(state, { size: 20 })}
          </div>`,
      )}
    </div>`,
  );
