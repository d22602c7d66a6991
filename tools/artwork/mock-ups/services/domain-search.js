import { button } from "../parts/button.js";
import { colors } from "../parts/colors.js";
import { heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";

const endings = [
  { ending: ".in", isFree: true },
  { ending: ".shop", isFree: true },
  { ending: ".com", isFree: false },
];

/** @type {(row: (typeof endings)[number], index: number) => string} */
const domainRow = ({ ending, isFree }, index) => {
  const ink = isFree ? colors.ink : colors.pale;
  return html`<div
    class="row"
    style="height:72px;gap:18px;padding:0 14px;border-radius:20px;${index === 0 && "background:#EAF3FF"}"
  >
    ${icon(isFree ? "check-circle-fill" : "x-circle-fill", 38, isFree ? "#12B98C" : "#C9C7DC")}
    <b class="grow" style="font-size:30px;color:${ink}"
      >yourname<span style="color:${isFree ? colors.sky : colors.pale}">${ending}</span></b
    >
    <b style="font-size:26px;color:${isFree ? colors.good : colors.pale}">${isFree ? "Available" : "Taken"}</b>
    ${
      isFree
        ? button("Add", {
            fill: index === 0 ? colors.ink : "#EAF3FF",
            color: index === 0 ? "#fff" : colors.sky,
            size: 20,
          })
        : html`<span style="width:90px"></span>`
    }
  </div>`;
};

/** The search for a free name. */
export const domainSearch = () =>
  panel(
    { width: 690, height: 460 },
    html`<div style="padding:30px 34px">
      ${heading("Find your domain", 44, "margin-bottom:18px")}
      <div
        class="row"
        style="height:78px;border-radius:26px;border:3px solid ${colors.sky};padding:0 10px 0 26px;gap:16px;margin-bottom:20px"
      >
        ${icon("magnifying-glass-bold", 30, colors.sky)}
        <b class="grow" style="font-size:33px">yourname<span style="color:${colors.sky}">.in</span></b>
        ${button("Search", { fill: colors.sky, height: 58, size: 22 })}
      </div>
      ${endings.map(domainRow)}
    </div>`,
  );

/** A name that was bought, with what belongs to it. */
export const ownDomain = () =>
  panel(
    { width: 320 },
    html`<div style="padding:24px;background:linear-gradient(150deg,#2B7BFF,#5B4DFF);color:#fff">
        <div class="row" style="gap:10px;font-size:21px;margin-bottom:8px">
          ${icon("seal-check-fill", 30, "#CFF6DF")}It is yours
        </div>
        <b class="display" style="font-size:46px;line-height:1.05">yourname.in</b>
      </div>
      <div style="padding:14px 24px">
        ${[
          { symbol: "lock-key-fill", name: "SSL on" },
          { symbol: "envelope-simple-fill", name: "Mailboxes" },
        ].map(
          ({ symbol, name }) =>
            html`<div class="row" style="gap:13px;height:50px;font-size:23px;font-weight:600">
              ${icon(symbol, 28, colors.sky)}<span class="grow">${name}</span>${icon("check-bold", 24, "#12B98C")}
            </div>`,
        )}
      </div>`,
  );
