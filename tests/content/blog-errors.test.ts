import { type ContentCopy, contentCopy } from "../support/content";

/** Tagged Sample and Second Topic. */
const article = "content/posts/sample-article.md";
let copy: ContentCopy;

beforeEach(() => {
  copy = contentCopy();
});
afterEach(() => copy.dispose());

describe("an error in the tags of an article", () => {
  it("is reported: none at all", () => {
    copy.replace(article, /^tags:\n(?: {2}- .*\n)+/m, "");
    expect(copy.report()).toEqual([
      `${article}: tags is missing — write one to five topics that the article has in common with others, such as SEO`,
    ]);
  });

  it("is reported: two spellings of one tag, the rarer with the one that is usual", () => {
    copy.replace(article, "  - Sample", "  - SAMPLE");
    expect(copy.report()).toEqual([
      `${article}: tags[0] is "SAMPLE", which has the slug of "Sample" — write Sample as in content/posts/article-05.md; capitals and signs make no difference`,
    ]);
  });

  it("is reported: a tag of which no slug can be made", () => {
    copy.replace(article, "  - Sample", '  - "++"');
    expect(copy.report()).toEqual([
      `${article}: tags[0] is "++", of which no slug can be made — write a name with letters from a to z, or digits`,
    ]);
  });

  it("is reported: a tag twice in one article, however it is spelled", () => {
    copy.replace(article, "  - Second Topic", "  - Second Topic\n  - sample");
    expect(copy.report()).toEqual([`${article}: tags[2] is "sample", which tags[0] says already — remove it`]);
  });
});

describe("the pages of tags", () => {
  it("may be linked to, like the pages of the list that there are", () => {
    copy.write(article, `${copy.read(article)}\n[Lamps](/blog/tag/lamps)\n\n[More](/blog/page/4)\n`);
    expect(copy.report()).toEqual([
      `${article}: body links to /blog/page/4, which does not exist — write the path of an existing page`,
    ]);
  });

  it("are there because a published article has the tag", () => {
    copy.write(article, `${copy.read(article)}\n[Third topic](/blog/tag/third-topic)\n`);
    expect(copy.report()).toEqual([]);
    copy.replace("content/posts/short.md", /^(date: .*)$/m, "$1\ndraft: true");
    expect(copy.report().filter((line) => line.includes("/blog/tag/"))).toEqual([
      `${article}: body links to /blog/tag/third-topic, which is a draft — publish that page first, or link to another`,
    ]);
  });

  it("have titles and descriptions that fit with any tag", () => {
    const blog = "content/pages/blog.json";
    copy.replace(blog, '"title": "Samples about {subject}"', '"title": "All of our articles about {subject}"');
    copy.replace(blog, '"title": "{title} – page {page}"', '"title": "{title}, one more page"');
    const report = copy.report();
    expect(report).toHaveLength(2);
    expect(report[0]).toMatch(
      /subjectPages\.title has 35 characters, at most 24 allowed — write a short title with \{subject\}/,
    );
    expect(report[1]).toMatch(/furtherPages\.title is not well formed: .* such as \{title\} – page \{page\}/);
  });
});
