import {
  type ContentTypeName,
  contentType,
  contentTypeNames,
  contentTypeOf,
  schemaFor,
} from "../../domain/content/content-types";
import { mistakesOf } from "../../domain/content/mistake";
import type { CmsGlobal, ImmutableMap } from "./cms-global";

const mistakesIn = (type: ContentTypeName, data: Record<string, unknown>): string[] => {
  const schema = schemaFor(type, data);
  const result = schema.safeParse(data, { reportInput: true });
  return result.success
    ? []
    : mistakesOf(schema, result.error.issues).map(({ field, problem, advice }) => `${field} ${problem}: ${advice}.`);
};

/** A new entry has no file yet, but a collection, which has the name of the folder. */
const typeOf = (entry: ImmutableMap): ContentTypeName | undefined => {
  const file = String(entry.get("path") ?? "");
  if (file !== "") return contentTypeOf(file.replace(/^content\//, ""));
  return contentTypeNames.find((name) => {
    const { location } = contentType(name);
    return "folder" in location && location.folder === entry.get("collection");
  });
};

/**
 * Refuses to save an entry that the build would refuse, and says why. The
 * fields' own rules come first; this finds what they cannot know, such as a
 * picture without the words that stand for it.
 */
export const registerEntryCheck = (cms: CmsGlobal): void => {
  cms.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => {
      const type = typeOf(entry);
      const { body: _body, ...data } = (entry.get("data") as ImmutableMap).toJS();
      const mistakes = type === undefined ? [] : mistakesIn(type, data);
      if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
      return entry.get("data");
    },
  });
};
