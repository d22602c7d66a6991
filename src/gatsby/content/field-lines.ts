import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { frontMatter } from "../../domain/content/file-format";

/** `stats[2].number` as `["stats", 2, "number"]`. */
const pathOf = (field: string): (string | number)[] =>
  [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) => (index === undefined ? name : Number(index)));

/** The parts of a document that a path passes, as far as it leads; of a field, its name. */
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
 * The line in which a field of a content file stands, or the nearest group that it should be in.
 *
 * @param file the file's path; the ending decides how it is read
 * @param field its name, such as `stats[2].number`
 * @returns from 1; undefined where nothing of the field is there
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
