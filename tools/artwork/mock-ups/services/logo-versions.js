import { brand, mark } from "../parts/brand.js";
import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { panel } from "../parts/panel.js";

const versions = [
  { ground: "#17153B", paint: {} },
  { ground: "#FF8A1F", paint: { sun: "#fff", wave: "#FFD9A8", deep: "#17153B" } },
  { ground: "#FFE9DF", paint: {} },
  { ground: "#4A3AFF", paint: { sun: "#fff", wave: "#B9B1FF", deep: "#2A1FB0" } },
];

/** The mark on four grounds. */
export const logoVersions = () =>
  panel(
    { width: 320 },
    html`<div style="display:grid;grid-template-columns:1fr 1fr">
        ${versions.map(
          ({ ground, paint }) =>
            html`<div class="centre" style="height:150px;background:${ground}">${mark(88, paint)}</div>`,
        )}
      </div>
      <div class="row spread" style="padding:16px 20px">
        <b style="font-size:20px">Colour versions</b><span class="muted" style="font-size:18px">4</span>
      </div>`,
  );

/** A business card with the mark. */
export const businessCard = () =>
  panel(
    { width: 350, height: 206, style: `background:${colors.ink}` },
    html`<div style="position:absolute;right:-50px;bottom:-60px;opacity:.95">${mark(210)}</div>
      <div style="padding:24px">
        ${brand(34, "#fff")}
        <div style="margin-top:44px;color:#fff;font-size:20px;font-weight:600">Meera Iyer</div>
        <div style="color:#B9B1FF;font-size:16px">Founder</div>
      </div>`,
  );
