import { badge } from "../parts/badge.js";
import { colors } from "../parts/colors.js";
import { html } from "../parts/html.js";
import { icon } from "../parts/icon.js";
import { panel } from "../parts/panel.js";
import { searchField } from "../parts/search-field.js";

const others = [
  { place: 2, title: "Ten weaves to know" },
  { place: 3, title: "How to choose a silk" },
];

/** The first place in the results of a search. */
export const rankings = () =>
  panel(
    { width: 690, height: 460 },
    html`<div style="padding:26px 32px">
      <div style="margin-bottom:22px">${searchField("handloom sarees")}</div>
      <div
        class="row"
        style="gap:64px;height:140px;border-radius:26px;padding:0 18px 0 30px;border:3px solid #CFC9FF;background:linear-gradient(100deg,#EEEBFF,#FAF9FF);margin-bottom:14px"
      >
        <b
          class="centre"
          style="width:74px;height:74px;border-radius:24px;background:${colors.iris};color:#fff;font-size:44px"
          >1</b
        >
        <div class="grow">
          <div style="font-size:21px;color:${colors.grey}">tarang.example</div>
          <div class="display" style="font-size:37px;line-height:1.15;color:#3322D8;white-space:nowrap">
            Handloom sarees
          </div>
        </div>
        ${badge(`${icon("arrow-up-bold", 20)}12`, { size: 22 })}
      </div>
      ${others.map(
        ({ place, title }) =>
          html`<div class="row" style="gap:64px;height:84px;padding:0 30px">
            <span class="centre" style="width:74px"
              ><b
                class="centre"
                style="width:54px;height:54px;border-radius:18px;background:${colors.soft};color:#8E8CAE;font-size:27px"
                >${place}</b
              ></span
            ><span style="font-size:27px;font-weight:600;color:${colors.grey}">${title}</span>
          </div>`,
      )}
    </div>`,
  );
