import { brand } from "../parts/brand.js";
import { button } from "../parts/button.js";
import { chart } from "../parts/chart.js";
import { colors } from "../parts/colors.js";
import { gauge } from "../parts/gauge.js";
import { heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { panel } from "../parts/panel.js";

/** The page that the code draws. */
export const pagePreview = () =>
  panel(
    { width: 420 },
    html`<div
      style="padding:26px 30px 30px;background:radial-gradient(120% 100% at 100% 0,#D9D3FF,transparent 60%),radial-gradient(90% 90% at 0 100%,#FFE0EA,transparent 60%),#fff"
    >
      <div style="margin-bottom:22px">${brand(26)}</div>
      ${heading(html`Ship<br /><span style="color:${colors.iris}">faster</span>`, 74, "line-height:.95;margin-bottom:20px")}
      ${chart([10, 16, 14, 24, 22, 34, 44, 58, 80], { width: 350, height: 84, color: colors.iris, thickness: 6 })}
      <div style="margin-top:20px">${button("Start", { fill: colors.iris, height: 58, size: 25 })}</div>
    </div>`,
  );

/** How well the page does. */
export const pageScores = () =>
  panel(
    { width: 400 },
    html`<div class="row spread" style="padding:24px 28px 20px">
      ${[
        { name: "Speed", score: 99 },
        { name: "Access", score: 100 },
        { name: "Search", score: 100 },
      ].map(
        ({ name, score }) =>
          html`<div class="column" style="align-items:center;gap:8px">
            ${gauge(score, 98, "#0FB58F", { thickness: 11, track: "#DDF5EC", textSize: 34, textColor: "#0A8A66" })}
            <b style="font-size:23px">${name}</b>
          </div>`,
      )}
    </div>`,
  );
