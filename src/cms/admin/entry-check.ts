import { type ContentTypeName, contentTypeOf, schemaFor } from "../../domain/content/content-types";
import { entryPath } from "../../domain/content/entry";
import { filledFields } from "../../domain/content/file-format";
import { validationErrors } from "../../domain/content/validation-error";
import { withFormerSlug } from "../../domain/former-slugs";
import type { CmsGlobal, ImmutableMap } from "../preview/decap";

const fileOf = (entry: ImmutableMap): string => String(entry.get("path") ?? "");

/** A new entry has no file yet, but a collection, which has the name of the folder. */
const typeOf = (entry: ImmutableMap): ContentTypeName | undefined =>
  contentTypeOf(fileOf(entry).replace(/^content\//, "") || `${String(entry.get("collection"))}/new.md`);

/**
 * Before an entry is saved: refuses what the build would refuse, and says why;
 * the fields' own rules come first, and this finds what they cannot know, such
 * as a picture without the words that stand for it. A changed slug leaves the
 * old one among the former slugs, so that its path goes on to redirect.
 *
 * @param paths the path of each entry's page by the entry's file, as they were when the editor was opened: what is
 *   saved changes them only with the next build
 */
export const registerEntryCheck = (cms: CmsGlobal, paths: Readonly<Record<string, string>>): void => {
  cms.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => {
      const type = typeOf(entry);
      const saved = entry.get("data") as ImmutableMap;
      const { body: _body, ...fields } = saved.toJS();
      if (type === undefined) return saved;
      const schema = schemaFor(type, fields);
      const published = paths[fileOf(entry)]?.slice(entryPath({ type, data: {} })?.length);
      const data = withFormerSlug(filledFields(schema, fields), published);
      const { issues = [] } = schema.safeParse(data, { reportInput: true }).error ?? {};
      const errors = validationErrors(schema, data, issues).map((one) => `${one.field} ${one.problem}: ${one.advice}.`);
      if (errors.length > 0) throw new Error(errors.join("\n"));
      return saved.set("formerSlugs", data["formerSlugs"]);
    },
  });
};
