import { suspicions } from "../../../../src/server/spam/suspicions";
import { newEnquiry } from "../../../support/new-enquiry";

const honest = { ...newEnquiry(), form: undefined, idempotencyKey: undefined, token: undefined, honeypotFilled: false };
const found = (changes: object) => suspicions({ ...honest, ...changes }, new Date(), "a secret of a test", 2000);

const links = "https://a.example www.b.example HTTPS://c.example http://d.example";
const hindi = "नमस्ते, हमें अपनी दुकान के लिए एक नई वेबसाइट चाहिए। कृपया बताइए कि इसमें कितना समय लगेगा।";

it.each([
  ["one in capitals", { firstName: "Ali", lastName: "Ali", message: `CALL ME BACK TOMORROW ${links}`.toUpperCase() }],
  ["one of a casino with three links", { message: "https://a.example, http://b.example: casino www.c.example" }],
  ["one that is only a link", { message: "https://our-shop.example" }],
  ["one about a specialist", { message: `We do cialisation; our game is the Microcasino: ${links}` }],
])("an honest enquiry raises no suspicion: %s", (_name, changes) => {
  expect(found(changes)).toEqual([]);
});

it.each([
  ["link-in-name", { firstName: "https://win.example", lastName: "Now", message: hindi }],
  ["link-in-name", { lastName: "www.win.example" }],
  ["markup", { message: "[url=https://win.example]here[/url]" }],
  ["markup", { message: 'Look <A rel="x" href="https://win.example">here</A>' }],
  ["many-links, sold-by-spam", { message: `We sell Viagra ${links}` }],
  ["hardly-words, sold-by-spam", { message: "HTTPS://casino.example" }],
])("spam raises the suspicions %s", (signs, changes) => {
  expect(found(changes).join(", ")).toBe(signs);
});
