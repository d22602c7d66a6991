import { badge } from "../parts/badge.js";
import { chart } from "../parts/chart.js";
import { colors } from "../parts/colors.js";
import { heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { iconTile } from "../parts/icon-tile.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";

const sections = ["squares-four-fill", "factory-fill", "users-three-fill", "invoice-fill", "gear-six-fill"];

const figures = [
  { symbol: "currency-inr-bold", value: "₹4.82 Cr", name: "Revenue", color: colors.sky },
  { symbol: "package-fill", value: "1,264", name: "Orders", color: colors.iris },
  { symbol: "truck-fill", value: "96%", name: "On time", color: colors.mint },
];

const sideBar = () =>
  html`<div class="column" style="width:84px;background:#10183F;align-items:center;padding:24px 0;gap:18px">
    <span
      style="width:40px;height:40px;border-radius:13px;background:linear-gradient(135deg,#7EC8FF,#2B6BFF);margin-bottom:12px"
    ></span>
    ${sections.map(
      (name, index) =>
        html`<div
          class="centre"
          style="width:52px;height:52px;border-radius:17px;background:${index ? "transparent" : colors.sky}"
        >
          ${icon(name, 27, index ? "#7D8AC4" : "#fff")}
        </div>`,
    )}
  </div>`;

/** The figures of a manufacturer. */
export const operations = () =>
  panel(
    { width: 660, height: 490 },
    html`<div class="row" style="height:100%;align-items:stretch">
      ${sideBar()}
      <div class="grow" style="padding:26px 30px">
        <div class="row spread" style="margin-bottom:20px">
          ${heading("Operations", 36)}${badge(`${icon("buildings-fill", 19)}All plants`, {
            fill: "#EEF2FF",
            color: "#3A4A8C",
            size: 17,
            padding: "7px 14px",
          })}
        </div>
        <div class="row" style="gap:14px;margin-bottom:18px">
          ${figures.map(
            ({ symbol, value, name, color }) =>
              html`<div class="card grow" style="padding:16px 16px 14px">
                ${iconTile(symbol, color, 42)}
                <b class="display" style="display:block;font-size:30px;line-height:1;margin-top:12px;white-space:nowrap"
                  >${value}</b
                >
                <div class="muted" style="font-size:17px">${name}</div>
              </div>`,
          )}
        </div>
        <div class="card" style="padding:16px 20px 12px">
          <div class="row spread" style="margin-bottom:6px">
            <b style="font-size:19px">Output per week</b>${badge("+18%", { size: 17, padding: "7px 14px" })}
          </div>
          ${chart([22, 28, 25, 34, 40, 37, 48, 56, 53, 66, 78], {
            width: 492,
            height: 128,
            color: colors.sky,
            thickness: 4,
          })}
        </div>
      </div>
    </div>`,
  );
