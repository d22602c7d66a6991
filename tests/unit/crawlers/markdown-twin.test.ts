import { pageText } from "../../../src/gatsby/crawlers/markdown-twin";

const url = "https://site.example/services/one";

/** The Markdown of what stands in a page, without the line that names the page. */
const markdownOf = (content: string): string =>
  pageText(`<main>${content}</main>`, url).markdown.replace(`\n---\n\nCanonical: <${url}>\n`, "").trim();

describe("the Markdown twin of a page", () => {
  it("begins with the headline, also where a line leads up to it, and ends with the page's address", () => {
    const { markdown } = pageText("<main><header><p>Search</p><h1>Be found</h1></header><p>Text</p></main>", url);
    expect(markdown).toBe(`# Be found\n\nSearch\n\nText\n\n---\n\nCanonical: <${url}>\n`);
  });

  it.each([
    ["a table of contents", '<nav aria-labelledby="c"><h2 id="c">On this page</h2><a href="#a">A</a></nav>'],
    ["a form", "<form><label>Name<input></label><button>Send</button></form>"],
    ["a button", '<button type="button">Copy link</button>'],
    ["a popover", "<div popover><p>Call us</p></div>"],
    ["what is hidden", "<p hidden>Sent</p>"],
    ["what only eyes see", '<span aria-hidden="true">★</span><svg><title>Star</title></svg>'],
    ["styles and scripts", "<style>p{color:red}</style><script>alert(1)</script><noscript>Off</noscript>"],
    ["what is marked as interface", "<section data-interface=''><h2>Share</h2><a href='/x'>Mail</a></section>"],
    ["a section whose form is gone", "<section><h2>Write to us</h2><form><p>Name</p></form></section>"],
  ])("is without %s", (_name, part) => {
    expect(markdownOf(`<h1>Title</h1>${part}<p>Text</p>`)).toBe("# Title\n\nText");
  });

  it("has absolute addresses, and the words of links and pictures", () => {
    const text = `<p>See <a href="/about">us</a>, <a href="#end">the end</a>, <a href="mailto:a@b.example">mail</a>.</p>
      <picture><source srcset="/a.avif"><img src="/a.jpg" alt="A lamp [lit]"></picture>`;
    expect(markdownOf(`<h1>T</h1>${text}`)).toBe(
      `# T\n\nSee [us](https://site.example/about), [the end](${url}#end), [mail](mailto:a@b.example).\n\n` +
        "![A lamp \\[lit\\]](https://site.example/a.jpg)",
    );
  });

  it("gives questions with their answers, opened or not", () => {
    const questions = `<h2>Questions</h2><details><summary>Why?</summary><p>Because.</p></details>
      <details open><summary>How?</summary><p>So.</p></details>`;
    expect(markdownOf(`<h1>T</h1>${questions}`)).toBe("# T\n\n## Questions\n\n### Why?\n\nBecause.\n\n### How?\n\nSo.");
  });

  it("does not let words become Markdown by chance", () => {
    expect(markdownOf("<h1>1 * 2 * 3 &lt; 7 &amp; more</h1><p># no heading, _not_ set [off]</p>")).toBe(
      "# 1 \\* 2 \\* 3 < 7 & more\n\n\\# no heading, \\_not\\_ set \\[off\\]",
    );
  });
});

describe("the pictures of a page", () => {
  it("are those that it shows, each once, by their absolute addresses", () => {
    const content = `<img src="/a.jpg"><picture><source srcset="/a.avif"><img src="/b.jpg" srcset="/b2.jpg 2x"></picture>
      <img src="/a.jpg"><p hidden><img src="/hidden.jpg"></p><nav><img src="/nav.jpg"></nav>
      <button><img src="/c.jpg"></button>`;
    expect(pageText(`<main>${content}</main>`, url).pictures).toEqual([
      "https://site.example/a.jpg",
      "https://site.example/b.jpg",
      "https://site.example/c.jpg",
    ]);
  });
});
