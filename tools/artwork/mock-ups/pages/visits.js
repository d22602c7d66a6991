import { chart } from "../parts/chart.js";
import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { iconTile } from "../parts/icon-tile.js";
import { panel } from "../parts/panel.js";

/** Visits that rise. */
export const visits = () =>
  panel(
    { width: 386 },
    html`<div style="padding:24px 26px 20px">
      <div class="row spread" style="margin-bottom:16px">
        <b style="font-size:25px;letter-spacing:-.03em">Visits</b>${iconTile("trend-up-bold", colors.iris, 43)}
      </div>
      ${chart([10, 16, 14, 22, 20, 30, 28, 41, 44, 58, 66, 84], {
        width: 334,
        height: 150,
        color: colors.iris,
        thickness: 4.5,
      })}
    </div>`,
  );
