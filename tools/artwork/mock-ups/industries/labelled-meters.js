import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { meter } from "../parts/meter.js";
import { panel } from "../parts/panel.js";

/** @typedef {{ name: string, value: string, part: number, color: string, valueColor?: string }} Meter */

/**
 * A few amounts with a bar each, for the side of a picture.
 *
 * @param {{ title: string, symbol: string, width: number, meters: Meter[] }} list
 */
export const labelledMeters = ({ title, symbol, width, meters }) =>
  panel(
    { width },
    html`<div style="padding:22px 24px">
      <div class="row spread" style="margin-bottom:16px">
        <b style="font-size:23px">${title}</b>${icon(symbol, 26, colors.iris)}
      </div>
      ${meters.map(
        ({ name, value, part, color, valueColor = colors.ink }) =>
          html`<div style="margin-bottom:13px">
            <div class="row spread" style="font-size:19px;margin-bottom:6px">
              <span class="muted">${name}</span><b style="font-size:23px;color:${valueColor}">${value}</b>
            </div>
            ${meter(part, { height: 14, fill: color })}
          </div>`,
      )}
    </div>`,
  );
