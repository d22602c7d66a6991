import { html } from "./html.js";

/**
 * A person without a photograph: a letter on a gradient.
 *
 * @param {string} letter
 * @param {number} size in pixels
 * @param {[from: string, to: string]} paint
 */
export const avatar = (letter, size, [from, to]) =>
  html`<div
    class="avatar"
    style="width:${size}px;height:${size}px;font-size:${size * 0.38}px;background:linear-gradient(135deg,${from},${to})"
  >
    ${letter}
  </div>`;

/**
 * Several avatars, each a little over the one before.
 *
 * @param {{ letter: string, paint: [string, string] }[]} people
 * @param {number} size in pixels
 */
export const avatars = (people, size) =>
  html`<div class="row">
    ${people.map(
      ({ letter, paint }, index) =>
        html`<div style="margin-left:${index ? -13 : 0}px;border-radius:50%;border:2.5px solid #fff">
          ${avatar(letter, size, paint)}
        </div>`,
    )}
  </div>`;
