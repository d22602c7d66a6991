import { fieldValues } from "../../domain/content/schema-walk";
import type { ContentType } from "../../domain/content/content-types";
import { readIcons } from "./page-data";
import { type JsonObject, objectsIn } from "./plain-json";

let fetched: Promise<Record<string, string>> | undefined;

/** Every icon's SVG by its name, fetched when one is needed that the page did not have. */
const allIcons = (): Promise<Record<string, string>> => {
  fetched ??= readIcons().catch(() => {
    fetched = undefined;
    return {};
  });
  return fetched;
};

/**
 * The SVG of every icon that an entry names.
 *
 * @param base what Gatsby computed, which has the SVG of the icons that were there before
 */
export const iconsOf = async (
  schema: ContentType["schema"],
  entry: JsonObject,
  base: unknown,
): Promise<ReadonlyMap<string, string>> => {
  const known = new Map(
    objectsIn(base).flatMap(({ icon, iconSvg }) =>
      typeof icon === "string" && typeof iconSvg === "string" ? [[icon, iconSvg] as const] : [],
    ),
  );
  const names = fieldValues(schema, entry).flatMap(({ meta, value }) =>
    meta.widget === "icon" && typeof value === "string" ? [value] : [],
  );
  const others = names.every((name) => known.has(name)) ? {} : await allIcons();
  return new Map([...Object.entries(others), ...known]);
};
