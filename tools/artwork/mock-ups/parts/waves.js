import { html } from "./html.js";

/** @typedef {[from: string, to: string][]} WavePaint one gradient from left to right for each wave, the furthest first */

/** @type {WavePaint} */
const sunset = [
  ["#FFD0E4", "#FFC58A"],
  ["#D9B8FF", "#FF8FB2"],
  ["#9A8FFF", "#FF5C8A"],
  ["#5B4DFF", "#C93BD6"],
];

/** @type {(width: number, height: number, index: number) => string} */
const wavePath = (width, height, index) => {
  const middle = height * (0.3 + 0.17 * index);
  const swing = height * (0.22 - 0.03 * index);
  const wavelength = width / (5.2 + index * 0.7);
  const steps = 60;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    const y = middle + Math.sin((part * width) / wavelength + index * 1.35 + 0.4) * swing * (0.55 + 0.45 * part);
    return `${(part * width).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M0 ${height}L${points.join("L")}L${width} ${height}Z`;
};

/**
 * Waves one before the other.
 *
 * @param {number} width
 * @param {number} height
 * @param {WavePaint} [paint]
 */
export const waves = (width, height, paint = sunset) => {
  /** @param {number} index */
  const gradient = (index) => `wave-${width}-${height}-${index}`;
  return html`<svg width="${width}" height="${height}" style="display:block">
    <defs>
      ${paint.map(
        ([from, to], index) =>
          html`<linearGradient id="${gradient(index)}" x1="0" x2="1">
            <stop offset="0" stop-color="${from}" />
            <stop offset="1" stop-color="${to}" />
          </linearGradient>`,
      )}
    </defs>
    ${paint.map(
      (_, index) => html`<path d="${wavePath(width, height, index)}" fill="url(#${gradient(index)})" opacity="0.85" />`,
    )}
  </svg>`;
};
