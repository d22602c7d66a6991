import { spamScore, spamThreshold } from "../../../../src/server/spam/suspicions";
import { newEnquiry } from "../../../support/new-enquiry";

const honest = newEnquiry();
const scoreOf = (changes: Partial<typeof honest>) => spamScore({ ...honest, ...changes }).score;

describe("an honest enquiry", () => {
  it.each([
    ["a plain one", honest.message],
    ["one in Hindi", "नमस्ते, हमें अपनी दुकान के लिए एक नई वेबसाइट चाहिए। कृपया बताइए कि इसमें कितना समय लगेगा।"],
    ["one in Cyrillic", "Здравствуйте, нам нужен новый сайт для магазина. Сколько это займёт времени?"],
    ["one in capitals", "PLEASE CALL ME BACK TOMORROW MORNING ABOUT A NEW WEBSITE FOR MY SHOP"],
    ["one with three links", "Like https://a.example and https://b.example, ours is www.c.example now."],
    ["one that is only a link", "https://our-shop.example"],
    ["one about a specialist", "We are specialists in cialisation; our escorted tours start at Casinova."],
  ])("is not set aside: %s", (_name, message) => {
    expect(scoreOf({ message })).toBeLessThan(spamThreshold);
  });
});

describe("spam", () => {
  it.each([
    ["a link in the name", { firstName: "https://win.example", lastName: "Now" }],
    ["markup", { message: 'Look <a rel="x" href="https://win.example">here</a>' }],
    ["many links to what spam sells", { message: `casino ${"https://win.example/ ".repeat(5)}` }],
  ])("is set aside: %s", (_name, changes) => {
    expect(scoreOf(changes)).toBeGreaterThanOrEqual(spamThreshold);
  });

  it("says which signs it showed", () => {
    expect(spamScore({ ...honest, message: `viagra ${"https://win.example/ ".repeat(5)}` })).toEqual({
      score: 6,
      signs: ["many-links", "sold-by-spam"],
    });
  });
});
