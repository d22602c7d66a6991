import { normalised, wordsOf } from "../../../src/domain/search/words";
import { excerptOf, markedPieces } from "../../../src/domain/search/marked-text";

const words = (text: string) => wordsOf(text).map(({ word }) => word);

describe("wordsOf", () => {
  it.each([
    ["Pages that answer: titles, text.", ["Pages", "that", "answer", "titles", "text"]],
    ["E-Commerce & low-cost 24x7 – e - x", ["E-Commerce", "low", "cost", "24x7", "e", "x"]],
    ["हिन्दी में वेबसाइट", ["हिन्दी", "में", "वेबसाइट"]],
    ["<b onclick=1>", ["b", "onclick", "1"]],
  ])("finds the words of %j", (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
});

describe("normalised", () => {
  it.each([
    ["Café", "cafe"],
    ["ＷＷＷ", "www"],
    ["E-Mail", "email"],
    ["हिन्दी", "हिन्दी".normalize("NFKD")],
  ])("writes %s as it is compared", (word, expected) => {
    expect(normalised(word)).toBe(expected);
  });
});

const markedIn = (text: string, ...terms: string[]) =>
  markedPieces(text, new Set(terms))
    .filter(({ marked }) => marked)
    .map((piece) => piece.text);

describe("markedPieces", () => {
  it("marks whole words, however they are written", () => {
    expect(markedIn("Design, redesign and DESIGN for the Café", "design", "cafe")).toEqual([
      "Design",
      "DESIGN",
      "Café",
    ]);
  });
});

describe("excerptOf", () => {
  const long = `${"Some words before it. ".repeat(20)}Then a website for a clinic. ${"And words after. ".repeat(20)}`;

  it("shows the place of a word, between words", () => {
    const excerpt = excerptOf(long, new Set(["clinic"]));
    expect(excerpt).toMatch(/^…\S.* clinic.*\S…$/);
    expect(long).toContain(excerpt.slice(1, -1));
  });

  it("shows the beginning of a text without them, and a short text as it is", () => {
    expect(excerptOf(long, new Set(["absent"]))).toMatch(/^Some words before it\..*…$/);
    expect(excerptOf("Short.", new Set(["absent"]))).toBe("Short.");
  });
});
