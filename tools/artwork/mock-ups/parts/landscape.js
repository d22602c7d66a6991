import { html } from "./html.js";

/**
 * Hills at sunset, wherever a mock-up shows a photograph.
 *
 * @param {number} width
 * @param {number} height
 * @param {{ sky?: [string, string, string], hills?: [far: string, middle: string, near: string] }} [paint]
 */
export const landscape = (
  width,
  height,
  { sky = ["#FFC46B", "#FF7C8E", "#7D55E0"], hills = ["#7A4BD6", "#4A2A9E", "#221250"] } = {},
) => {
  const gradient = `sky-${width}-${height}`;
  return html`<svg
    width="${width}"
    height="${height}"
    viewBox="0 0 400 300"
    preserveAspectRatio="xMidYMid slice"
    style="display:block"
  >
    <defs>
      <linearGradient id="${gradient}" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${sky[0]}" />
        <stop offset="0.55" stop-color="${sky[1]}" />
        <stop offset="1" stop-color="${sky[2]}" />
      </linearGradient>
    </defs>
    <rect width="400" height="300" fill="url(#${gradient})" />
    <circle cx="285" cy="96" r="46" fill="#FFF0BF" />
    <path d="M0 205Q70 120 140 172T268 150T400 190V300H0Z" fill="${hills[0]}" />
    <path d="M0 245Q90 178 190 222T400 210V300H0Z" fill="${hills[1]}" />
    <path d="M0 285Q130 232 250 266T400 256V300H0Z" fill="${hills[2]}" />
  </svg>`;
};
