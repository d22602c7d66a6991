import { brand } from "../parts/brand.js";
import { browserBar } from "../parts/browser-bar.js";
import { button } from "../parts/button.js";
import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";
import { waves } from "../parts/waves.js";

/** The first page of a studio's site. */
export const studioSite = () =>
  panel(
    { width: 860 },
    html`${browserBar("tarang.example")}
      <div
        style="position:relative;height:530px;padding:26px 36px 0 62px;background:radial-gradient(70% 90% at 92% 20%,#FFD3E6,transparent 70%),#fff;overflow:hidden"
      >
        <div style="position:absolute;left:0;bottom:0">${waves(860, 200)}</div>
        <div class="row spread" style="margin-bottom:48px;padding-right:150px">
          ${brand(29)}
          <div class="row" style="gap:26px;font-size:18px"><span>Work</span><span>Studio</span><span>Blog</span></div>
        </div>
        <div class="display" style="font-size:72px;line-height:.98;margin-bottom:20px">
          We design brands<br />people
          <span
            style="background:linear-gradient(90deg,#5B4DFF,#FF4D79 70%,#FF9A3D);-webkit-background-clip:text;color:transparent"
            >remember.</span
          >
        </div>
        <div style="font-size:21px;margin-bottom:24px;color:#5d5a86">Websites, apps and campaigns.</div>
        <div class="row" style="gap:12px;position:relative">
          ${button(`See our work ${icon("arrow-right-bold", 18)}`, { fill: colors.iris, height: 50, size: 19 })}
          ${button(`${icon("play-fill", 17, colors.coral)}Showreel`, {
            fill: "#ffffffd0",
            color: colors.ink,
            height: 50,
            size: 19,
          })}
        </div>
      </div>`,
  );
