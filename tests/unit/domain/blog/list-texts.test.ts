import { listTexts, type ListTemplates } from "../../../../src/domain/blog/list-texts";
import words from "../../../../content/pages/blog.json";

const templates: ListTemplates = words;

describe("the words of a page that lists articles", () => {
  it("are the content's on the first page", () => {
    expect(listTexts(templates, { page: 1, pageCount: 3 })).toEqual({ seo: words.seo, head: words.head });
  });

  it("say which page it is", () => {
    const { seo, head } = listTexts(templates, { page: 2, pageCount: 3 });
    expect(seo.title).toBe("Blog – page 2");
    expect(head).toEqual({ headline: words.head.headline, subline: "Page 2 of 3" });
  });

  it("name the tag", () => {
    const { seo, head } = listTexts(templates, { tag: "SEO", page: 1, pageCount: 1 });
    expect([seo.title, head.headline]).toEqual(["Articles about SEO", "Articles about SEO"]);
    expect(seo.description).toContain("SEO");
  });

  it("fit what search engines show, with the longest tag and on the last page imaginable", () => {
    const tag = "x".repeat(30);
    for (const page of [{ page: 9999 }, { page: 9999, tag }, { page: 1, tag }]) {
      const { seo } = listTexts(templates, { ...page, pageCount: 9999 });
      expect(seo.title.length).toBeLessThanOrEqual(45);
      expect(seo.description.length).toBeLessThanOrEqual(160);
      expect(seo.description.length).toBeGreaterThanOrEqual(70);
    }
  });
});
