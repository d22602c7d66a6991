import { lateStylesMark } from "../../components/primitives/first-screen-end";
import { media } from "../../theme/media";
import { heldStyles } from "./held-styles";
import { withoutPopovers } from "./without-popovers";

/** Styles as Emotion's server renderer gives them: those of all classes, or one that is global. */
export interface StyleChunk {
  key: string;
  ids: string[];
  css: string;
}

interface SplitStyles {
  /** What the first screen needs. */
  first: StyleChunk[];
  /** What only the rest of the page needs, or paper. */
  late: string;
}

/** A group of rules for paper, as Emotion writes it. */
const forPaper = new RegExp(String.raw`${media.print}\{(?:[^{}]+\{[^{}]*\})+\}`, "g");

const isAnimation = ({ ids: [id = ""] }: StyleChunk): boolean => id.startsWith("animation-");

/**
 * Divides a page's styles where its first screen ends.
 *
 * @param html the page's body
 * @param chunksOf the styles that a piece of HTML needs; what is global and what moves is always among them
 * @param cssOf the rules of one class or animation
 * @returns everything as `first` for a page that does not say where its first screen ends
 */
export const splitStyles = (
  html: string,
  chunksOf: (html: string) => StyleChunk[],
  cssOf: (id: string) => string,
): SplitStyles => {
  const all = chunksOf(html).filter(({ css }) => css !== "");
  const end = html.indexOf(lateStylesMark);
  if (end < 0) return { first: all, late: "" };
  const needed = chunksOf(withoutPopovers(html.slice(0, end))).filter(({ css }) => css !== "");
  const rules = needed.filter((chunk) => !isAnimation(chunk)).map(({ css }) => css);
  const first = needed.filter((chunk) => !isAnimation(chunk) || rules.some((css) => css.includes(chunk.ids.join())));
  const firstIds = new Set(first.flatMap(({ ids }) => ids));
  const lateIds = all.flatMap(({ ids }) => ids).filter((id) => !firstIds.has(id));
  return {
    first: first.map((chunk) => ({ ...chunk, css: chunk.css.replace(forPaper, "") })),
    late: [...rules.flatMap((css) => css.match(forPaper) ?? []), ...lateIds.map(cssOf)].join(""),
  };
};

/** Puts the late styles where the first screen ends; when all pages are there they go into a file (write-late-styles). */
export const holdLateStyles = (html: string, css: string): string =>
  css === "" ? html : html.replace(lateStylesMark, () => heldStyles(css));
