import { feedHtml } from "../../../../src/gatsby/crawlers/feed-html";

const html = (text: string): string => feedHtml(text, "https://site.example/blog/lamps");

describe("an article's text in feeds", () => {
  it.each([
    ["/services/one", "https://site.example/services/one"],
    ["#end", "https://site.example/blog/lamps#end"],
    ["https://other.example/x", "https://other.example/x"],
    ["https://[broken", "https://[broken"],
  ])("has absolute links: %s", (href, absolute) => {
    expect(html(`<a href="${href}">x</a>`)).toBe(`<a href="${absolute}">x</a>`);
  });

  it("has a picture as a plain img, and a table without its scroll container", () => {
    expect(
      html(
        '<picture><source srcset="/a.avif"><img src="/a.jpg" srcset="/a.jpg 360w" sizes="50vw" alt="A" loading="lazy" decoding="async"></picture>',
      ),
    ).toBe('<img src="https://site.example/a.jpg" alt="A">');
    expect(html('<div class="table" tabindex="0" role="region"><table><tr><td>1</td></tr></table></div>')).toBe(
      "<table><tr><td>1</td></tr></table>",
    );
  });
});
