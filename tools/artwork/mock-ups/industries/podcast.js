import { filmStill } from "../parts/film-still.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";

const wave = [14, 26, 40, 22, 48, 32, 56, 36, 50, 24, 42, 18, 30, 14];
const played = 8;

/** An episode that is being listened to. */
export const podcast = () =>
  panel(
    { width: 300, style: "background:#1E1650;color:#fff" },
    html`<div style="padding:20px">
      <div style="border-radius:22px;overflow:hidden;height:150px;position:relative">
        ${filmStill(
          260,
          150,
          { sky: ["#FF5C8A", "#FFB45C"], sun: "#FFF3C4", hills: ["#D63D86", "#8A2BA8", "#4A1A80"] },
          { x: 0.5, y: 0.46, size: 0.22 },
        )}
        <div class="centre" style="position:absolute;inset:0">
          <div class="centre" style="width:92px;height:92px;border-radius:50%;background:#2A1266">
            ${icon("microphone-stage-fill", 54, "#fff")}
          </div>
        </div>
      </div>
      <div style="margin:14px 0 10px">
        <b style="font-size:23px">Chai Stories</b>
        <div style="font-size:17px;color:#A99FE0">Podcast, episode 48</div>
      </div>
      <div class="row spread" style="height:58px">
        ${wave.map(
          (height, index) =>
            html`<i
              style="width:8px;height:${height}px;border-radius:5px;background:${
                index < played ? "#FF8AD0" : "#5A4C9C"
              }"
            ></i>`,
        )}
      </div>
    </div>`,
  );
