import { badge } from "../parts/badge.js";
import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { iconTile } from "../parts/icon-tile.js";
import { panel } from "../parts/panel.js";

const figures = [
  { symbol: "eye-fill", name: "Views", value: "48K", color: colors.iris },
  { symbol: "cursor-click-fill", name: "Clicks", value: "6.2K", color: colors.sky },
  { symbol: "shopping-bag-fill", name: "Orders", value: "310", color: colors.coral },
];

const month = [34, 48, 42, 62, 54, 76, 70, 92, 112, 130, 152];

/** @param {number} index */
const barFill = (index) => {
  if (index === month.length - 1) return "linear-gradient(#FFC24D,#FF8A1F)";
  return index > 7 ? "linear-gradient(#35B6FF,#1257F0)" : "linear-gradient(#BFE0FF,#8FBFFF)";
};

/** How a campaign does. */
export const campaignOverview = () =>
  panel(
    { width: 800, height: 530 },
    html`<div style="padding:28px 32px">
      <div class="row" style="margin-bottom:22px;gap:24px;padding-left:112px">
        <div>
          <b class="display" style="font-size:38px;line-height:1.05">Summer launch</b>
          <div class="muted" style="font-size:21px">Campaign overview</div>
        </div>
        ${badge(html`<i style="width:12px;height:12px;border-radius:50%;background:${colors.mint}"></i>Live`, {
          color: "#0A8A66",
          size: 20,
          padding: "12px 20px",
        })}
      </div>
      <div class="row" style="gap:16px;margin-bottom:20px">
        ${figures.map(
          ({ symbol, name, value, color }) =>
            html`<div class="card grow row" style="padding:16px;gap:14px">
              ${iconTile(symbol, color, 58)}
              <div>
                <div class="muted" style="font-size:18px;line-height:1.1">${name}</div>
                <b style="font-size:32px;letter-spacing:-.04em;line-height:1.1">${value}</b>
              </div>
            </div>`,
        )}
      </div>
      <div class="card" style="padding:18px 22px 14px">
        <b style="font-size:21px">This month</b>
        <div class="row" style="gap:17px;align-items:flex-end;height:172px;margin-top:6px;padding-right:72px">
          ${month.map(
            (value, index) =>
              html`<i class="grow" style="height:${value + 14}px;border-radius:11px;background:${barFill(index)}"></i>`,
          )}
        </div>
      </div>
    </div>`,
  );
