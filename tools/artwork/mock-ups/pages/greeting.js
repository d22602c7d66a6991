import { paints } from "../../look/paints.js";
import { avatar } from "../parts/avatar.js";
import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { panel } from "../parts/panel.js";

/** The first words of a chat. */
export const greeting = () =>
  panel(
    { width: 370 },
    html`<div style="padding:24px 26px">
      <div class="row" style="gap:14px;margin-bottom:14px">
        ${avatar("P", 58, paints.amber)}
        <div>
          <b style="font-size:25px;line-height:1.1">Priya</b>
          <div style="font-size:18px;color:${colors.good};font-weight:600">Online</div>
        </div>
      </div>
      <div
        style="background:#EEF3FF;border-radius:8px 26px 26px 26px;padding:18px 20px;font-size:30px;line-height:1.2;font-weight:600;letter-spacing:-.02em"
      >
        Hi! Tell us<br />about your idea
      </div>
    </div>`,
  );
