import { readingLevel } from "../../../src/domain/reading-level";
import { countWords, readingMinutes } from "../../../src/domain/blog/reading-time";
import { previewText } from "../../../src/domain/preview-text";

describe("readingLevel", () => {
  it("is the Automated Readability Index: letters a word, words a sentence", () => {
    // 25 sentences of four words with three letters each: 4.71 × 3 + 0.5 × 4 − 21.43.
    expect(readingLevel([Array(25).fill("The cat sat now.").join(" ")])).toBeCloseTo(-5.3, 5);
    expect(readingLevel(Array<string>(25).fill("The cat sat now."))).toBeCloseTo(-5.3, 5);
  });

  it("takes no dot in a number or an abbreviation's middle for the end of a sentence", () => {
    const level = (sentence: string) => readingLevel(Array<string>(30).fill(sentence));
    expect(level("It was 3.5 per cent last year.")).toBe(level("It was 345 per cent last year."));
  });

  it("says nothing of a few words", () => {
    expect(readingLevel(["Too short to tell."])).toBeUndefined();
  });
});

describe("words", () => {
  it.each([
    ["", 0],
    ["One, two – three!", 3],
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
    [299, 1],
    [300, 2],
    [20_000, 100],
  ])("of %i words is %i minutes", (count, minutes) => {
    expect(readingMinutes(count)).toBe(minutes);
  });
});

describe("previewText", () => {
  it("cuts after 100 characters and adds an ellipsis", () => {
    expect(previewText("a".repeat(101))).toBe(`${"a".repeat(100)}…`);
    expect(previewText("a".repeat(100))).toBe("a".repeat(100));
  });

  it("puts neither a space nor a full stop before the ellipsis", () => {
    expect(previewText(`${"a".repeat(98)}. Then more.`)).toBe(`${"a".repeat(98)}…`);
    expect(previewText(`${"a".repeat(99)} b`)).toBe(`${"a".repeat(99)}…`);
  });
});
