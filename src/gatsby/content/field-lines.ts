import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { frontMatter } from "../../domain/content/file-format";

/** `stats[2].number` as `["stats", 2, "number"]`. */
const pathOf = (field: string): (string | number)[] =>
  [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) => (index === undefined ? name : Number(index)));

/** Returns the nodes along a path, as far as they exist; for a field, its key. */
const passed = (node: unknown, [step, ...rest]: (string | number)[]): Node[] => {
  if (step === undefined) return [];
  if (isSeq(node)) {
    const item = typeof step === "number" ? (node.items[step] as Node | undefined) : undefined;
    return item === undefined ? [] : [item, ...passed(item, rest)];
  }
  const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === step) : undefined;
  return isPair(pair) ? [pair.key as Node, ...passed(pair.value, rest)] : [];
};

/**
 * Returns the line of a field in a content file, or of its nearest existing parent.
 *
 * @param file the file's path, whose extension decides how it is parsed
 * @param field its path, such as `stats[2].number`
 * @returns from 1; undefined if not even a parent exists
 */
export const lineOfField = (file: string, source: string, field: string): number | undefined => {
  const isJson = file.endsWith(".json");
  const text = isJson ? source : frontMatter.exec(source)?.[1];
  if (text === undefined) return undefined;
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter, prettyErrors: false });
  const start = passed(contents, pathOf(field)).at(-1)?.range?.[0];
  return start === undefined ? undefined : lineCounter.linePos(start).line + (isJson ? 0 : 1);
};
