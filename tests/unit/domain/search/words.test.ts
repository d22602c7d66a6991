import fc from "fast-check";
import { allowedTypos, normalised, wordsOf } from "../../../../src/domain/search/words";

const words = (text: string) => wordsOf(text).map(({ word }) => word);

describe("wordsOf", () => {
  it.each([
    ["Pages that answer: titles, text.", ["Pages", "that", "answer", "titles", "text"]],
    ["E-Commerce & low-cost 24x7 – e - x", ["E-Commerce", "low", "cost", "24x7", "e", "x"]],
    ["हिन्दी में वेबसाइट", ["हिन्दी", "में", "वेबसाइट"]],
    ["<b onclick=1>", ["b", "onclick", "1"]],
    [" … ", []],
  ])("finds the words of %j", (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it("says where each word stands", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        let end = 0;
        for (const word of wordsOf(text)) {
          expect(text.slice(word.begin, word.end)).toBe(word.word);
          expect(word.begin).toBeGreaterThanOrEqual(end);
          ({ end } = word);
        }
      }),
    );
  });
});

describe("normalised", () => {
  it.each([
    ["Café", "cafe"],
    ["ＳＥＯ", "seo"],
    ["E-Mail", "email"],
    ["İstanbul", "istanbul"],
    ["हिन्दी", "हिन्दी".normalize("NFKD")],
  ])("writes %s as it is compared", (word, expected) => {
    expect(normalised(word)).toBe(expected);
  });

  it("makes no difference to what is normalised already", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(normalised(normalised(text))).toBe(normalised(text));
      }),
    );
  });
});

test("a short word has to be right, and a long one may have two wrong letters", () => {
  expect(["seo", "shop", "hotel", "design", "ecommerce"].map(allowedTypos)).toEqual([0, 1, 1, 2, 2]);
});
