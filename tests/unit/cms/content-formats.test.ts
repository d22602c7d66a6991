import { isReadable } from "../../../src/cms/admin/content-formats";

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
