import { html } from "./html.js";

/**
 * Hills under a sun with a halo, as on the poster of a film. Everything grows with the still.
 *
 * @param {number} width
 * @param {number} height
 * @param {{ sky: [string, string], sun: string, hills: [far: string, middle: string, near: string] }} paint
 * @param {{ x?: number, y?: number, size?: number }} [sun] its place and radius, as parts of the width and height
 */
export const filmStill = (width, height, { sky, sun, hills }, { x = 0.72, y = 0.38, size = 0.13 } = {}) => {
  const gradient = `still-${width}-${height}-${sky.join("").replaceAll("#", "")}`;
  const disc = `cx="${width * x}" cy="${height * y}" fill="${sun}"`;
  /** @type {(place: [x: number, y: number]) => string} */
  const scaled = (place) => `${place[0] * width} ${place[1] * height}`;
  /** @type {(start: number, control: [number, number], ...ends: [number, number][]) => string} */
  const hill = (start, control, ...ends) =>
    `M${scaled([0, start])}Q${scaled(control)} ${ends.map(scaled).join("T")}V${height}H0Z`;
  return html`<svg width="${width}" height="${height}" style="display:block">
    <defs>
      <linearGradient id="${gradient}" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${sky[0]}" />
        <stop offset="1" stop-color="${sky[1]}" />
      </linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#${gradient})" />
    <circle ${disc} r="${height * size * 1.8}" opacity="0.25" />
    <circle ${disc} r="${height * size}" />
    <path d="${hill(0.66, [0.18, 0.36], [0.36, 0.6], [0.7, 0.5], [1, 0.6])}" fill="${hills[0]}" />
    <path d="${hill(0.8, [0.26, 0.58], [0.5, 0.76], [1, 0.68])}" fill="${hills[1]}" />
    <path d="${hill(0.94, [0.3, 0.78], [0.62, 0.9], [1, 0.86])}" fill="${hills[2]}" />
  </svg>`;
};
