import { avatar } from "../parts/avatar.js";
import { brand } from "../parts/brand.js";
import { button } from "../parts/button.js";
import { colors } from "../parts/colors.js";
import { editorBar, toolColumn } from "../parts/editor.js";
import { html } from "../parts/html.js";
import { iconTile } from "../parts/icon-tile.js";
import { landscape } from "../parts/landscape.js";
import { panel } from "../parts/panel.js";
import { phone } from "../parts/phone.js";

/** A page on the artboard of a design tool. */
export const designTool = () =>
  panel(
    { width: 720, height: 480 },
    html`${editorBar(
        "Home page",
        html`${avatar("A", 34, ["#FFC66B", "#FF8A1F"])}${avatar("R", 34, ["#6FF0CC", "#0FA98A"])}${button("Share", {
          fill: colors.iris,
          height: 36,
          size: 15,
        })}`,
      )}
      <div class="row" style="height:426px;align-items:stretch">
        ${toolColumn(["cursor-fill", "layout-fill", "text-t-bold", "image-fill", "palette-fill", "shapes-fill"])}
        <div class="grow" style="padding:24px 26px;background:#ECEAF8">${artboard()}</div>
      </div>`,
  );

const artboard = () =>
  html`<div
    style="height:100%;border-radius:16px;background:#fff;overflow:hidden;position:relative;box-shadow:0 10px 30px #1a155018"
  >
    <div style="position:absolute;right:0;top:0;bottom:0;width:262px">${landscape(262, 380)}</div>
    <div style="padding:22px 30px">
      ${brand(24)}
      <div style="margin:58px 0 66px 8px">
        ${selected(
          html`<div class="display" style="font-size:54px;line-height:.98">Wake up<br />to the hills</div>`,
          "Heading 54 px",
        )}
      </div>
      ${button("Book a stay", { fill: colors.coral, height: 54, size: 20 })}
    </div>
  </div>`;

/**
 * A frame with handles and a label, as design tools draw it about what is selected.
 *
 * @param {string} content
 * @param {string} label
 */
const selected = (content, label) =>
  html`<div style="position:relative;display:inline-block;outline:3px solid ${colors.iris};outline-offset:8px">
    ${content}
    ${["left:-15px;top", "right:-15px;top", "left:-15px;bottom", "right:-15px;bottom"].map(
      (corner) =>
        html`<i
          style="position:absolute;${corner}:-15px;width:14px;height:14px;background:#fff;border:3px solid ${colors.iris};border-radius:3px"
        ></i>`,
    )}
    <span
      style="position:absolute;left:50%;transform:translateX(-50%);bottom:-44px;background:${colors.iris};color:#fff;font-weight:600;font-size:14px;line-height:24px;padding:0 10px;border-radius:7px;white-space:nowrap"
      >${label}</span
    >
  </div>`;

/** The same page on a phone. */
export const pageOnPhone = () =>
  phone(
    { height: 610, isDark: true },
    html`<div style="position:absolute;left:0;top:0;z-index:-1">${landscape(290, 300)}</div>
      <div style="height:256px;padding:20px 22px">${brand(25, "#fff")}</div>
      <div style="padding:24px 22px">
        <div class="display" style="font-size:42px;line-height:1;margin-bottom:14px">Wake up<br />to the hills</div>
        <div class="muted" style="font-size:18px;margin-bottom:22px">Coorg, from ₹3,200</div>
        <div
          class="row"
          style="height:58px;border-radius:18px;justify-content:center;background:${colors.coral};color:#fff;font-weight:700;font-size:20px"
        >
          Book a stay
        </div>
      </div>`,
  );

/** The colours of a brand. */
export const brandColors = () =>
  panel(
    { width: 260 },
    html`<div class="row" style="padding:16px 18px;gap:14px">
      ${iconTile("palette-fill", colors.iris, 46)}
      <div>
        <div class="muted" style="font-size:15px;margin-bottom:6px">Palette</div>
        <div class="row">
          ${["#FFA62B", "#FF4D79", "#4A3AFF", "#17153B"].map(
            (color, index) =>
              html`<i
                style="width:34px;height:34px;border-radius:50%;background:${color};border:3px solid #fff;margin-left:${
                  index ? -7 : 0
                }px"
              ></i>`,
          )}
        </div>
      </div>
    </div>`,
  );
