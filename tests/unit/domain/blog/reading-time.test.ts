import { countWords, readingMinutes } from "../../../../src/domain/blog/reading-time";

describe("words", () => {
  it.each([
    ["", 0],
    ["One, two – three!", 3],
    ["It's a follow-up.", 4],
    ["₹1,200 for 3.5 hours", 4],
    ["हम आपकी वेबसाइट बनाते हैं।", 5],
    ["ภาษาไทยไม่มีช่องว่าง", 5],
  ])("of %j are %i", (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});

describe("the reading time", () => {
  it.each([
    [0, 1],
    [1, 1],
    [299, 1],
    [300, 2],
    [1000, 5],
    [20_000, 100],
  ])("of %i words is %i minutes", (count, minutes) => {
    expect(readingMinutes(count)).toBe(minutes);
  });
});
