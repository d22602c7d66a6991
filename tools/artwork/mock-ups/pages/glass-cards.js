import { paints } from "../../look/paints.js";
import { avatars } from "../parts/avatar.js";
import { gauge } from "../parts/gauge.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { glassPanel } from "../parts/panel.js";

const team = [
  { letter: "A", paint: paints.amber },
  { letter: "R", paint: paints.violet },
  { letter: "M", paint: paints.mint },
];

/** The people of a studio. */
export const teamCard = () =>
  glassPanel(
    340,
    html`<div class="row" style="padding:18px 20px;gap:14px">
      ${avatars(team, 46)}
      <div>
        <b style="font-size:22px;letter-spacing:-.02em">Team tarang</b>
        <div style="color:#2a2655;font-size:16px">Shipped today</div>
      </div>
    </div>`,
  );

/** Pages that load quickly. */
export const speedCard = () =>
  glassPanel(
    174,
    html`<div class="column" style="padding:18px;align-items:center;gap:8px">
      ${gauge(84, 112, "#0CA77D", {
        thickness: 12,
        track: "#ffffff90",
        label: icon("lightning-fill", 54, "#0A8A66"),
      })}
      <b style="font-size:21px">Fast pages</b>
    </div>`,
  );

/** A goal that is nearly reached. */
export const goalCard = () =>
  glassPanel(
    290,
    html`<div class="row" style="padding:18px 20px;gap:16px">
      ${gauge(82, 84, "#FF8A1F", { thickness: 11, label: "", track: "#ffffffa0" })}
      <div>
        <b style="font-size:24px;letter-spacing:-.02em">Goal</b>
        <div style="color:#0d2a66;font-size:19px">Almost there</div>
      </div>
    </div>`,
  );
