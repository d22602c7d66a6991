import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { iconTile } from "../parts/icon-tile.js";
import { panel } from "../parts/panel.js";
import { toggle } from "../parts/toggle.js";

/** @typedef {{ symbol: string, name: string, color: string }} Wish */

/**
 * What a client has asked for, all switched on.
 *
 * @param {{ title: string, wishes: Wish[], width: number, size: number }} list `size` of the letters in pixels
 */
export const wishList = ({ title, wishes, width, size }) =>
  panel(
    { width },
    html`<div style="padding:22px 24px 12px">
      <b class="display" style="font-size:28px">${title}</b>
      ${wishes.map(
        ({ symbol, name, color }, index) =>
          html`<div
            class="row"
            style="gap:14px;padding:14px 0;border-top:1.5px solid ${colors.line};margin-top:${index ? 0 : 14}px"
          >
            ${iconTile(symbol, color, 47)}<b class="grow" style="font-size:${size}px">${name}</b>${toggle(true, color)}
          </div>`,
      )}
    </div>`,
  );
