import fc from "fast-check";
import { excerptLength, excerptOf, markedPieces } from "../../../../src/domain/search/marked-text";
import { normalised, wordsOf } from "../../../../src/domain/search/words";

const markedIn = (text: string, ...terms: string[]) =>
  markedPieces(text, new Set(terms))
    .filter(({ marked }) => marked)
    .map((piece) => piece.text);

/** Texts of any characters, in which some of a few words occur again and again. */
const anyText = fc
  .array(fc.oneof(fc.string({ unit: "binary", maxLength: 12 }), fc.constantFrom("design", "Café", "x".repeat(300))))
  .map((parts) => parts.join(" "));
const anyTerms = fc.uniqueArray(fc.constantFrom("design", "cafe", "x".repeat(300), "absent"));

describe("markedPieces", () => {
  it("marks whole words, however they are written", () => {
    expect(markedIn("Design, redesign and DESIGN for the Café", "design", "cafe")).toEqual([
      "Design",
      "DESIGN",
      "Café",
    ]);
  });

  it("gives the text back, with nothing but wanted words marked", () => {
    fc.assert(
      fc.property(anyText, anyTerms, (text, terms) => {
        const pieces = markedPieces(text, new Set(terms));
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
        for (const { text: piece, marked } of pieces) {
          const wanted = wordsOf(piece).filter(({ word }) => terms.includes(normalised(word)));
          expect(wanted).toHaveLength(marked ? 1 : 0);
        }
      }),
    );
  });
});

describe("excerptOf", () => {
  const long = `${"Some words before it. ".repeat(20)}Then a website for a clinic. ${"And words after. ".repeat(20)}`;

  it("shows the place of a word, between words", () => {
    const excerpt = excerptOf(long, new Set(["clinic"]));
    expect(excerpt).toMatch(/^…\S.* clinic.*\S…$/);
    expect(long).toContain(excerpt.slice(1, -1));
  });

  it("prefers the place with more of the words", () => {
    const text = `A clinic first. ${"Filling words here. ".repeat(20)}${long}`;
    expect(excerptOf(text, new Set(["clinic", "website"]))).toContain("website for a clinic");
  });

  it("shows the beginning of a text without them, and a short text as it is", () => {
    expect(excerptOf(long, new Set(["absent"]))).toMatch(/^Some words before it\..*…$/);
    expect(excerptOf("Short.", new Set(["absent"]))).toBe("Short.");
  });

  it("is a part of any text, of bounded length, with a wanted word if there is one", () => {
    fc.assert(
      fc.property(anyText, anyTerms, (text, terms) => {
        const wanted = new Set(terms);
        const excerpt = excerptOf(text, wanted);
        const longest = Math.max(0, ...wordsOf(text).map(({ word }) => word.length));
        expect(excerpt.length).toBeLessThanOrEqual(excerptLength * 2 + longest + 2);
        const inner = excerpt.replace(/^…|…$/g, "");
        expect(text.includes(inner) || text.includes(inner.replace(/^…|…$/g, ""))).toBe(true);
        if (markedIn(text, ...terms).length > 0) expect(markedIn(excerpt, ...terms)).not.toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
