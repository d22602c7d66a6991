import { badge } from "../parts/badge.js";
import { colors } from "../parts/colors.js";
import { gauge } from "../parts/gauge.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";

/** An article that is being written. */
export const draft = () =>
  panel(
    { width: 700, height: 470 },
    html`<div class="row spread" style="height:66px;padding:0 28px;border-bottom:1.5px solid ${colors.line}">
        <div class="row" style="gap:6px">
          ${["text-b-bold", "text-italic-bold", "link-bold", "quotes-fill", "list-bullets-bold"].map(
            (name, index) =>
              html`<span
                class="centre"
                style="width:46px;height:42px;border-radius:12px;${index === 0 && "background:#E3FAF1"}"
                >${icon(name, 24, index === 0 ? "#0A9A86" : colors.grey)}</span
              >`,
          )}
        </div>
        ${badge("Draft 3", { fill: "#FFF3DC", color: "#B0620A", size: 18 })}
      </div>
      <div style="padding:30px 44px">
        <div class="display" style="font-size:58px;line-height:.98;margin-bottom:24px">
          Why chai tastes<br />better in the rain
        </div>
        <div style="font-size:25px;line-height:1.62;color:#4B4970">
          The first
          <span style="background:#C9F5E4;border-radius:6px;padding:2px 5px;color:#0A6E58">smell of wet earth</span>, a
          steel glass<br />
          too hot to hold, and ginger that
          <span style="border-bottom:4px solid ${colors.coral}">catches</span><br />
          in the throat. Every monsoon<i
            style="display:inline-block;width:4px;height:30px;background:${colors.mint};margin-left:5px;vertical-align:-5px"
          ></i>
        </div>
      </div>`,
  );

/** How well it reads. */
export const readability = () =>
  panel(
    { width: 310 },
    html`<div style="padding:24px">
      <div class="row" style="gap:20px;margin-bottom:14px">
        ${gauge(92, 112, "#12B98C", { thickness: 13, textSize: 42 })}
        <div>
          <b class="display" style="font-size:29px;line-height:1.05">Reads<br />easily</b>
        </div>
      </div>
      ${["Clear title", "Short lines", "Own voice"].map(
        (merit) =>
          html`<div class="row" style="gap:13px;height:46px;font-size:21px;font-weight:600">
            ${icon("check-circle-fill", 30, "#12B98C")}${merit}
          </div>`,
      )}
    </div>`,
  );
