import { readFileSync } from "node:fs";
import { registerFormats } from "../../../src/cms/admin/content-formats";
import type { CmsGlobal, ContentFormat } from "../../../src/cms/admin/cms-global";
import { collections } from "../../../src/cms/config/collections";
import { checkContent } from "../../../src/gatsby/content/check-content";

const registered = new Map<string, ContentFormat>();
registerFormats({
  registerCustomFormat: (name: string, _extension: string, format: ContentFormat) => registered.set(name, format),
} as unknown as CmsGlobal);

/** How the CMS reads and writes a file, and the names of the fields that it says the file has. */
const formatOf = (file: string) => {
  const all = collections();
  const collection = all.find(
    ({ folder, files = [] }) =>
      files.some((entry) => entry.file === file) || (folder !== undefined && file.startsWith(`${folder}/`)),
  );
  const fields = collection?.fields ?? collection?.files?.find((entry) => entry.file === file)?.fields ?? [];
  const format = registered.get(collection?.format ?? "");
  if (format === undefined) throw new Error(`${file} has no format`);
  return { format, fieldNames: fields.map(({ name }) => name) };
};

/** The same fields in the opposite order, on every level: the CMS keeps no order of more than eight. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, child]) => [key, reversed(child)]),
  );
};

const files = checkContent(process.cwd()).entries.map(({ file }) => file);

describe("what the CMS writes", () => {
  it.each(files)("is %s byte for byte, in whatever order the fields come", (file) => {
    const source = readFileSync(file, "utf8");
    const { format, fieldNames } = formatOf(file);
    const data = reversed(format.fromFile(source)) as Record<string, unknown>;
    expect(format.toFile(data, fieldNames)).toBe(source);
  });

  it("leaves out what was emptied", () => {
    const file = "content/posts/importance-of-brand-identity.md";
    const source = readFileSync(file, "utf8");
    const { format, fieldNames } = formatOf(file);
    const emptied = { ...format.fromFile(source), author: "", formerSlugs: [], publishAt: null };
    expect(format.toFile(emptied, fieldNames)).toBe(source);
  });
});
