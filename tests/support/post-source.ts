/**
 * The source of an article for a test.
 *
 * @param fields lines of front matter; the first is the title, the second the slug
 */
export const postSource = (fields: string[], body: string, tags = ["Sample"]) =>
  [
    "---",
    ...fields,
    `tags: [${tags.join(", ")}]`,
    "date: 2025-07-01",
    "accent: mint",
    "image:",
    "  src: /media/sample.jpg",
    "  decorative: true",
    `excerpt: ${"An article that exists only in a test and says so at some length. ".repeat(2)}`,
    "seo:",
    `  title: ${fields[0]?.replace("title: ", "").slice(0, 40)}`,
    `  description: "${fields[1]}, a description of a page that exists only in a test of the build."`,
    "---",
    "",
    body,
    "",
  ].join("\n");
