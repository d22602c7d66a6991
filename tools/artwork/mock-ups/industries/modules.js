import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { iconTile } from "../parts/icon-tile.js";
import { panel } from "../parts/panel.js";
import { toggle } from "../parts/toggle.js";

const modules = [
  { symbol: "calendar-dots-fill", name: "Bookings", color: colors.sky, isOn: true },
  { symbol: "wallet-fill", name: "Payments", color: colors.saffron, isOn: true },
  { symbol: "chart-bar-fill", name: "Reports", color: colors.iris, isOn: false },
];

/** Parts of a system, some of them switched on. */
export const moduleList = () =>
  panel(
    { width: 300 },
    html`<div style="padding:20px 22px 12px">
      <b style="font-size:23px">Modules</b>
      <div style="height:10px"></div>
      ${modules.map(
        ({ symbol, name, color, isOn }) =>
          html`<div class="row" style="gap:13px;padding:9px 0">
            ${iconTile(symbol, color, 46)}
            <span class="grow" style="font-size:20px;font-weight:600">${name}</span>
            ${toggle(isOn, colors.mint)}
          </div>`,
      )}
    </div>`,
  );
