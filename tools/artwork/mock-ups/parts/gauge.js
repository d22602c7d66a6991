import { colors } from "./colors.js";
import { html } from "./html.js";

/**
 * A ring that is filled by a percentage, with the figure in its middle.
 *
 * @param {number} percent
 * @param {number} size in pixels
 * @param {string} color
 * @param {{ thickness: number, label?: string | number, track?: string, textSize?: number, textColor?: string }} look
 */
export const gauge = (
  percent,
  size,
  color,
  { thickness, label = percent, track = "#EEEDF8", textSize = size * 0.28, textColor = colors.ink },
) => {
  const radius = (size - thickness) / 2;
  const length = 2 * Math.PI * radius;
  const circle = `cx="${size / 2}" cy="${size / 2}" r="${radius}" fill="none" stroke-width="${thickness}"`;
  return html`<div style="position:relative;width:${size}px;height:${size}px;flex:none">
    <svg width="${size}" height="${size}" style="transform:rotate(-90deg);display:block">
      <circle ${circle} stroke="${track}" />
      <circle
        ${circle}
        stroke="${color}"
        stroke-linecap="round"
        stroke-dasharray="${(length * percent) / 100} ${length}"
      />
    </svg>
    <b class="centre" style="position:absolute;inset:0;font-size:${textSize}px;color:${textColor};letter-spacing:-.03em"
      >${label}</b
    >
  </div>`;
};
