import { type ContentTypeName, contentTypeOf, schemaFor } from "../../domain/content/content-types";
import { entryPath } from "../../domain/content/entry";
import { filledFields } from "../../domain/content/file-format";
import { validationErrors } from "../../domain/content/validation-error";
import { withFormerSlug } from "../../domain/former-slugs";
import { parsedTexts, textErrors } from "../../markdown/text-errors";
import type { CmsGlobal, ImmutableMap } from "../preview/decap";
import { isReadable } from "./content-formats";

const fileOf = (entry: ImmutableMap): string => String(entry.get("path") ?? "");

/** A new entry has no file yet, but a collection, which is named after its folder. */
const typeOf = (entry: ImmutableMap): ContentTypeName | undefined =>
  contentTypeOf(fileOf(entry).replace(/^content\//, "") || `${String(entry.get("collection"))}/new.md`);

/**
 * Rejects saving an entry that the build would reject, and says why. The fields' own rules are checked first; this
 * finds what they cannot, such as a picture without alternative text or HTML in a text. Adds the old slug to the former
 * slugs when it has changed, so that its path redirects.
 *
 * @param paths the path of each entry's page by the entry's file, as of opening the editor: saved changes apply with
 *   the next build
 */
export const registerEntryCheck = (cms: CmsGlobal, paths: Readonly<Record<string, string>>): void => {
  cms.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => {
      const type = typeOf(entry);
      const saved = entry.get("data") as ImmutableMap;
      const { body, ...fields } = saved.toJS();
      if (type === undefined) return saved;
      const file = fileOf(entry);
      const before = String(entry.get("raw") ?? "");
      if (before !== "" && !isReadable(file, before))
        throw new Error(`${file} cannot be read, so the form was empty: ask a developer to correct the file first.`);
      const schema = schemaFor(type, fields);
      const published = paths[file]?.slice(entryPath({ type, data: {} })?.length);
      const data = withFormerSlug(filledFields(schema, fields), published);
      const { issues = [] } = schema.safeParse(data, { reportInput: true }).error ?? {};
      const errors = [
        ...validationErrors(schema, data, issues),
        ...textErrors(schema, data, parsedTexts(schema, data, String(body ?? ""))),
      ];
      if (errors.length > 0)
        throw new Error(errors.map(({ field, problem, advice }) => `${field} ${problem}: ${advice}.`).join("\n"));
      return saved.set("formerSlugs", data["formerSlugs"]);
    },
  });
};
