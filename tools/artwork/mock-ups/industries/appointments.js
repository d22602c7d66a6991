import { badge } from "../parts/badge.js";
import { colors } from "../parts/colors.js";
import { heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { iconTile } from "../parts/icon-tile.js";
import { panel } from "../parts/panel.js";

const appointments = [
  { time: "09:30", symbol: "barbell-fill", name: "Sports physio", state: "Here", color: colors.sky },
  { time: "10:15", symbol: "video-camera-fill", name: "Video consult", state: "Soon", color: colors.coral },
  { time: "11:00", symbol: "stethoscope-fill", name: "Health check", state: "Booked", color: colors.iris },
];

const days = [
  { day: "Wed", date: 14 },
  { day: "Thu", date: 15 },
  { day: "Fri", date: 16 },
];
const today = 15;

const dayButton = (/** @type {(typeof days)[number]} */ { day, date }) =>
  html`<div
    class="column grow"
    style="align-items:center;padding:9px 0;border-radius:20px;background:${
      date === today ? "linear-gradient(160deg,#2EA5F5,#1257F0)" : "#F1F4FC"
    };color:${date === today ? "#fff" : colors.grey}"
  >
    <span style="font-size:18px">${day}</span><b style="font-size:29px;line-height:1.1">${date}</b>
  </div>`;

/** The day of a clinic. */
export const appointmentList = () =>
  panel(
    { width: 640, height: 490 },
    html`<div style="padding:24px 30px 0 74px">
      ${heading("Today, 18 patients", 40, "margin-bottom:16px")}
      <div class="row" style="gap:12px;margin:0 116px 14px 0">${days.map(dayButton)}</div>
      ${appointments.map(
        ({ time, symbol, name, state, color }) =>
          html`<div class="row" style="gap:17px;height:88px;border-top:2px solid ${colors.line}">
            ${iconTile(symbol, color, 60)}
            <div class="grow">
              <b style="font-size:28px;line-height:1.15;white-space:nowrap">${name}</b>
              <div class="muted" style="font-size:22px;line-height:1.15">${time}</div>
            </div>
            ${badge(state, { size: 22 })}
          </div>`,
      )}
    </div>`,
  );
