import { isReadable, registerFormats } from "../../../src/cms/admin/content-formats";
import type { CmsGlobal, ContentFormat } from "../../../src/cms/preview/decap";

it.each([
  ["a space after its first line", "--- \ntitle: Title\n---\n"],
  ["a byte order mark", "\uFEFF---\ntitle: Title\n---\n"],
  ["a front matter without end", "---\ntitle: Title\n"],
  ["a merge conflict in front", "<<<<<<< HEAD\n---\ntitle: Title\n---\n"],
])("a Markdown file with %s cannot be read", (_what, text) => {
  expect(isReadable("content/posts/post.md", text)).toBe(false);
});

it("a Markdown file without a text can be read", () => {
  expect(isReadable("content/posts/post.md", "---\r\ntitle: Title\r\n---")).toBe(true);
});

it("characters that no field shows are saved as spaces in JSON", () => {
  const formats: Record<string, ContentFormat> = {};
  const cms: Partial<CmsGlobal> = {
    registerCustomFormat: (_name, extension, format) => (formats[extension] = format),
  };
  registerFormats(cms as CmsGlobal);
  const saved = formats["json"]?.toFile({ redirects: [{ from: "/old\vpath", to: "/" }] }, ["redirects"]);
  expect(saved).toContain('"from": "/old path"');
});
