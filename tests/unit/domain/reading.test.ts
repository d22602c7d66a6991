import { countWords, readingMinutes } from "../../../src/domain/blog/reading-time";
import { previewText } from "../../../src/domain/preview-text";

it.each([
  ["", 0],
  ["One, two – three!", 3],
  ["₹1,200 for 3.5 hours", 4],
  ["ภาษาไทยไม่มีช่องว่าง", 5],
])("the word count of %j is %i", (text, count) => {
  expect(countWords(text)).toBe(count);
});

it("counting the words of a long text without spaces does not exhaust the memory", () => {
  expect(countWords("x/".repeat(100_000))).toBe(100_000);
});

it.each([
  [0, 1],
  [299, 1],
  [300, 2],
])("the reading time of %i words is %i minutes", (count, minutes) => {
  expect(readingMinutes(count)).toBe(minutes);
});

describe("previewText", () => {
  it("cuts after 100 characters and adds an ellipsis", () => {
    expect(previewText("a".repeat(101))).toBe(`${"a".repeat(100)}…`);
    expect(previewText("a".repeat(100))).toBe("a".repeat(100));
  });

  it("cuts no vowel sign off its letter", () => {
    expect(previewText(`${"a".repeat(99)}कि और`)).toBe(`${"a".repeat(99)}कि…`);
  });

  it("puts neither a space nor a full stop before the ellipsis", () => {
    expect(previewText(`${"a".repeat(98)}. Then more.`)).toBe(`${"a".repeat(98)}…`);
    expect(previewText(`${"a".repeat(99)} b`)).toBe(`${"a".repeat(99)}…`);
  });
});
