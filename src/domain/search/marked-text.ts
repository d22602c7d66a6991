import { previewText } from "../preview-text";
import { normalised, type PlacedWord, wordsOf } from "./words";

export interface MarkedPiece {
  text: string;
  /** Whether it is a word that was looked for. */
  marked: boolean;
}

/** How much of a text a result shows, in characters. */
export const excerptLength = 170;

/** How much may stand before the first word that is marked. */
const lead = 50;

/** What separates the parts of a text, left over at the edge of a part. */
const loose = /^[\s·]+|[\s·]+$/g;

const matchesIn = (text: string, terms: ReadonlySet<string>): PlacedWord[] =>
  wordsOf(text).filter(({ word }) => terms.has(normalised(word)));

/**
 * A text in pieces, of which some are marked. Joined they are the text again.
 *
 * @param terms the words to mark, normalised
 */
export const markedPieces = (text: string, terms: ReadonlySet<string>): MarkedPiece[] => {
  let done = 0;
  const pieces = matchesIn(text, terms).flatMap(({ begin, end }) => {
    const before = { text: text.slice(done, begin), marked: false };
    done = end;
    return [before, { text: text.slice(begin, end), marked: true }];
  });
  return [...pieces, { text: text.slice(done), marked: false }].filter((piece) => piece.text !== "");
};

/** The match from which on a part of the given length has the most different words. */
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
 * The part of a text around the words that were looked for, cut between words,
 * with an ellipsis where something was left out; the beginning when it has none
 * of them.
 *
 * @param terms words, normalised
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
