import { feedHtml } from "../../../src/gatsby/crawlers/feed-html";

const html = (text: string): string => feedHtml(text, "https://site.example/blog/lamps");

describe("an article's text in feeds", () => {
  it.each([
    ["/services/one", "https://site.example/services/one"],
    ["#end", "https://site.example/blog/lamps#end"],
    ["https://other.example/x", "https://other.example/x"],
    ["https://[broken", "https://[broken"],
  ])("leads to the same place from anywhere: %s", (href, absolute) => {
    expect(html(`<a href="${href}">x</a>`)).toBe(`<a href="${absolute}">x</a>`);
  });

  it.each([
    ["/a.jpg 360w,\n/b.jpg 720w", "https://site.example/a.jpg 360w, https://site.example/b.jpg 720w"],
    ["https://cdn.example/w_1,h_2/a.jpg 2x", "https://cdn.example/w_1,h_2/a.jpg 2x"],
  ])("has absolute candidates in a srcset: %j", (set, absolute) => {
    expect(html(`<img srcset="${set}">`)).toBe(`<img srcset="${absolute}">`);
  });

  it("shows a picture as one element, and a table without what lets it scroll", () => {
    expect(
      html('<picture><source srcset="/a.avif"><img src="/a.jpg" alt="A" loading="lazy" decoding="async"></picture>'),
    ).toBe('<img src="https://site.example/a.jpg" alt="A">');
    expect(html('<div class="table" tabindex="0" role="region"><table><tr><td>1</td></tr></table></div>')).toBe(
      "<table><tr><td>1</td></tr></table>",
    );
  });
});
