import { html } from "./html.js";

/** @typedef {[x: number, y: number]} ChartPoint */

const margin = 10;

/**
 * Where the values of a chart lie.
 *
 * @param {number[]} values
 * @param {number} width
 * @param {number} height
 * @returns {ChartPoint[]}
 */
const pointsOf = (values, width, height) => {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const scale = (height - 2 * margin) / (highest - lowest);
  return values.map((value, index) => [
    (index / (values.length - 1)) * width,
    height - margin - (value - lowest) * scale,
  ]);
};

/**
 * A smooth path through points (Catmull and Rom's curve as Béziers).
 *
 * @param {ChartPoint[]} points
 */
const smoothPath = (points) => {
  const pieces = points.slice(0, -1).map((from, index) => {
    const to = points[index + 1] ?? from;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${leave.join()} ${arrive.join()} ${to.join()}`;
  });
  return `M${points[0]?.join()}${pieces.join("")}`;
};

/**
 * A curve with its area, ending in a dot.
 *
 * @param {number[]} values
 * @param {{ width: number, height: number, color: string, thickness?: number }} look
 */
export const chart = (values, { width, height, color, thickness = 3 }) => {
  const points = pointsOf(values, width, height);
  const path = smoothPath(points);
  const [x, y] = points.at(-1) ?? [0, 0];
  const gradient = `area-${values.join("-")}`;
  return html`<svg width="${width}" height="${height}" style="display:block;overflow:visible">
    <defs>
      <linearGradient id="${gradient}" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${color}" stop-opacity="0.28" />
        <stop offset="1" stop-color="${color}" stop-opacity="0" />
      </linearGradient>
    </defs>
    ${[1, 3, 5].map(
      (sixth) => html`<path d="M0 ${(sixth * height) / 6}H${width}" stroke="#ECEBF6" stroke-dasharray="3 5" />`,
    )}
    <path d="${path}L${width},${height}L0,${height}Z" fill="url(#${gradient})" />
    <path d="${path}" fill="none" stroke="${color}" stroke-width="${thickness}" stroke-linecap="round" />
    <circle cx="${x}" cy="${y}" r="11" fill="${color}" opacity="0.18" />
    <circle cx="${x}" cy="${y}" r="5.5" fill="#fff" stroke="${color}" stroke-width="3" />
  </svg>`;
};
