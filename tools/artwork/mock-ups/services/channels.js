import { badge } from "../parts/badge.js";
import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { iconTile } from "../parts/icon-tile.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";

const channelRows = [
  {
    symbol: "magnifying-glass-bold",
    name: "Search",
    part: 92,
    reach: "7.8 L",
    fill: "linear-gradient(90deg,#FFB020,#FF7A3D)",
    color: colors.saffron,
  },
  {
    symbol: "heart-fill",
    name: "Social",
    part: 74,
    reach: "6.1 L",
    fill: "linear-gradient(90deg,#FF8AA6,#FF3D6E)",
    color: colors.coral,
  },
  {
    symbol: "envelope-simple-fill",
    name: "E-mail",
    part: 46,
    reach: "2.9 L",
    fill: "linear-gradient(90deg,#9A8FFF,#4A3AFF)",
    color: colors.iris,
  },
  {
    symbol: "play-circle-fill",
    name: "Video",
    part: 30,
    reach: "1.6 L",
    fill: "linear-gradient(90deg,#5FF0CF,#0FB58F)",
    color: colors.mint,
  },
];

/** The reach of a campaign, channel by channel. */
export const channels = () =>
  panel(
    { width: 700, height: 450 },
    html`<div style="padding:28px 32px">
      <div class="row spread" style="margin-bottom:22px">
        <div>
          <div class="muted" style="font-size:18px">Festive campaign</div>
          <div class="row" style="gap:14px">
            <b class="display" style="font-size:50px;line-height:1.1">18.4 lakh</b
            >${badge("Reach", { fill: "#FFE7EC", color: colors.coral, size: 18 })}
          </div>
        </div>
        ${badge(`${icon("trend-up-bold", 18)}38%`, { size: 20 })}
      </div>
      ${channelRows.map(
        ({ symbol, name, part, reach, fill, color }) =>
          html`<div class="row" style="gap:18px;height:68px">
            ${iconTile(symbol, color, 52)}<b style="width:92px;font-size:22px">${name}</b>
            <div class="grow" style="height:36px;border-radius:18px;margin-right:60px;background:${colors.soft}">
              <i
                style="display:block;height:100%;width:${part}%;border-radius:18px;background:${fill};color:#fff;font-style:normal;font-weight:700;font-size:20px;line-height:36px;text-align:right;padding-right:14px"
                >${reach}</i
              >
            </div>
          </div>`,
      )}
    </div>`,
  );
