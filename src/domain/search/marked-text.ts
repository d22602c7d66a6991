import { previewText } from "../preview-text";
import { normalised, type PlacedWord, wordsOf } from "./words";

/** A piece of a text, marked where it is a search term. */
interface MarkedPiece {
  text: string;
  marked: boolean;
}

/** The length of an excerpt, in characters. */
const excerptLength = 170;

/** How much of it may come before the first marked word. */
const lead = 50;

/** Separators at the edges of an excerpt. */
const loose = /^[\s·]+|[\s·]+$/g;

const matchesIn = (text: string, terms: ReadonlySet<string>): PlacedWord[] =>
  wordsOf(text).filter(({ word }) => terms.has(normalised(word)));

/** Splits a text at the words to mark. @param terms normalised words */
export const markedPieces = (text: string, terms: ReadonlySet<string>): MarkedPiece[] => {
  let done = 0;
  const pieces = matchesIn(text, terms).flatMap(({ begin, end }) => {
    const before = { text: text.slice(done, begin), marked: false };
    done = end;
    return [before, { text: text.slice(begin, end), marked: true }];
  });
  return [...pieces, { text: text.slice(done), marked: false }].filter((piece) => piece.text !== "");
};

/** The match that begins the excerpt with the most different terms. */
const bestMatch = (matches: readonly PlacedWord[], length: number): PlacedWord | undefined => {
  const variety = ({ begin }: PlacedWord) =>
    new Set(
      matches
        .filter((other) => other.begin >= begin && other.end <= begin + length)
        .map(({ word }) => normalised(word)),
    ).size;
  return matches.reduce<PlacedWord | undefined>(
    (best, match) => (best === undefined || variety(match) > variety(best) ? match : best),
    undefined,
  );
};

/**
 * An excerpt around the search terms, cut between words, with ellipses; the beginning of a text without them.
 *
 * @param terms normalised words
 */
export const excerptOf = (text: string, terms: ReadonlySet<string>): string => {
  if (text.length <= excerptLength) return text;
  const match = bestMatch(matchesIn(text, terms), excerptLength - lead);
  if (match === undefined) return previewText(text, excerptLength);
  const space = text.indexOf(" ", match.begin - lead);
  const begin = match.begin <= lead ? 0 : space < match.begin && space >= 0 ? space + 1 : match.begin;
  const limit = begin + excerptLength;
  const end = limit >= text.length ? text.length : Math.max(text.lastIndexOf(" ", limit), match.end);
  const part = text.slice(begin, end).replace(loose, "");
  return `${begin > 0 ? "…" : ""}${part}${end < text.length ? "…" : ""}`;
};
