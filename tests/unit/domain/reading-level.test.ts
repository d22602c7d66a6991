import { readingLevel } from "../../../src/domain/reading-level";

describe("readingLevel", () => {
  it("is the Automated Readability Index: letters a word, words a sentence", () => {
    // 25 sentences of four words with three letters each: 4.71 × 3 + 0.5 × 4 − 21.43.
    expect(readingLevel([Array(25).fill("The cat sat now.").join(" ")])).toBeCloseTo(-5.3, 5);
    expect(readingLevel(Array<string>(25).fill("The cat sat now."))).toBeCloseTo(-5.3, 5);
  });

  it("rises with longer words and longer sentences", () => {
    const easy = readingLevel(Array<string>(30).fill("We make a site for your shop."));
    const hard = readingLevel(Array<string>(30).fill("Organisations internationalise heterogeneous infrastructure."));
    expect(hard).toBeGreaterThan(easy ?? Infinity);
  });

  it("takes no dot in a number or an abbreviation's middle for the end of a sentence", () => {
    const level = (sentence: string) => readingLevel(Array<string>(30).fill(sentence));
    expect(level("It was 3.5 per cent last year.")).toBe(level("It was 345 per cent last year."));
  });

  it("says nothing of a few words", () => {
    expect(readingLevel(["Too short to tell."])).toBeUndefined();
  });
});
