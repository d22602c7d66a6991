import { createHash } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { lateStylesMark } from "../../components/primitives/first-screen-end";
import { media } from "../../theme/media";

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
  const needed = chunksOf(html.slice(0, end)).filter(({ css }) => css !== "");
  const rules = needed.filter((chunk) => !isAnimation(chunk)).map(({ css }) => css);
  const first = needed.filter((chunk) => !isAnimation(chunk) || rules.some((css) => css.includes(chunk.ids.join())));
  const firstIds = new Set(first.flatMap(({ ids }) => ids));
  const lateIds = all.flatMap(({ ids }) => ids).filter((id) => !firstIds.has(id));
  return {
    first: first.map((chunk) => ({ ...chunk, css: chunk.css.replace(forPaper, "") })),
    late: [...rules.flatMap((css) => css.match(forPaper) ?? []), ...lateIds.map(cssOf)].join(""),
  };
};

const place = "static";

/**
 * Writes styles beside the files that a browser may keep for ever; their name changes with them.
 *
 * @param publicFolder what the site publishes
 * @returns the address of the file
 */
const publishStyles = (css: string, publicFolder: string): string => {
  const name = `late-${createHash("sha256").update(css).digest("hex").slice(0, 12)}.css`;
  const file = path.join(publicFolder, place, name);
  // Pages are written by several processes at a time: none may read, or leave behind, half of a file.
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(unfinished, css);
  renameSync(unfinished, file);
  return `/${place}/${name}`;
};

/**
 * Names a page's late styles where its first screen ends. Browsers draw what stands before, and wait with the rest until
 * the styles are there. Firefox would show the rest without them if no script stood behind.
 *
 * @param publicFolder where the file with the styles goes
 * @returns the page's body as it is to be written
 */
export const nameLateStyles = (html: string, css: string, publicFolder: string): string =>
  css === ""
    ? html
    : html.replace(
        lateStylesMark,
        () => `<link rel="stylesheet" href="${publishStyles(css, publicFolder)}"><script> </script>`,
      );
