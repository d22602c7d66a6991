import { fieldValues } from "../../domain/content/schema-walk";
import type { ContentType } from "../../domain/content/content-types";
import { readIcons } from "./page-data";
import type { JsonObject } from "./plain-json";

let fetched: Promise<Record<string, string>> | undefined;

/** Every icon's SVG by its name, fetched when one is needed. */
const allIcons = (): Promise<Record<string, string>> => {
  fetched ??= readIcons().catch(() => {
    fetched = undefined;
    return {};
  });
  return fetched;
};

/** The SVG of the icons by their names: of all where an entry names one, of none where it does not. */
export const iconsFor = async (schema: ContentType["schema"], entry: JsonObject): Promise<Record<string, string>> => {
  const named = fieldValues(schema, entry).some(
    ({ meta, value }) => meta.widget === "icon" && typeof value === "string",
  );
  return named ? allIcons() : {};
};
