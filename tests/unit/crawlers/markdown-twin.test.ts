import { pageText } from "../../../src/gatsby/crawlers/markdown-twin";
import { mainOf } from "../../../src/gatsby/crawlers/page-main";

const url = "https://site.example/services/seo";

/** The Markdown of what stands in a page, without the line that names the page. */
const markdownOf = (content: string): string =>
  pageText(`<main>${content}</main>`, url).markdown.replace(`\n---\n\nCanonical: <${url}>\n`, "").trim();

describe("the part of a page that a twin is made of", () => {
  it("is its main element, whatever surrounds it", () => {
    expect(mainOf('<body><nav>Menu</nav><main id="content"><p>Text</p></main><footer></footer>')).toBe(
      '<main id="content"><p>Text</p></main>',
    );
  });

  it("is nothing where there is none", () => {
    expect(mainOf("<body><p>Text</p></body>")).toBe("");
  });
});

describe("the Markdown twin of a page", () => {
  it("begins with the headline, also where a line leads up to it, and ends with the page's address", () => {
    const { markdown } = pageText("<main><header><p>Search</p><h1>Be found</h1></header><p>Text</p></main>", url);
    expect(markdown).toBe(`# Be found\n\nSearch\n\nText\n\n---\n\nCanonical: <${url}>\n`);
  });

  it.each([
    ["a menu", '<nav aria-label="Pages"><a href="/blog/page/2">2</a></nav>'],
    ["a table of contents", '<nav aria-labelledby="c"><h2 id="c">On this page</h2><a href="#a">A</a></nav>'],
    ["a form", "<form><label>Name<input></label><button>Send</button></form>"],
    ["a button", '<button type="button">Copy link</button>'],
    ["a dialog", "<dialog open><p>Search</p></dialog>"],
    ["a popover", "<div popover><p>Call us</p></div>"],
    ["what is hidden", "<p hidden>Sent</p>"],
    ["what only eyes see", '<span aria-hidden="true">★</span><svg><title>Star</title></svg>'],
    ["what is said later", '<p role="status">Copied</p>'],
    ["styles and scripts", "<style>p{color:red}</style><script>alert(1)</script><noscript>Off</noscript>"],
    ["what is marked as interface", "<section data-interface=''><h2>Share</h2><a href='/x'>Mail</a></section>"],
    ["a section whose form is gone", "<section><h2>Write to us</h2><form><p>Name</p></form></section>"],
  ])("is without %s", (_name, part) => {
    expect(markdownOf(`<h1>Title</h1>${part}<p>Text</p>`)).toBe("# Title\n\nText");
  });

  it("keeps topics as a line", () => {
    const topics = `<nav aria-label="Topics"><ul><li><a href="/blog/tag/seo">SEO <span>(2)</span></a></li>
      <li><a href="/blog/tag/apps">Apps </a></li></ul></nav>`;
    expect(markdownOf(`<h1>Title</h1>${topics}`)).toBe(
      "# Title\n\nTopics: [SEO (2)](https://site.example/blog/tag/seo), [Apps](https://site.example/blog/tag/apps)",
    );
  });

  it("has absolute addresses, and the words of links and pictures", () => {
    const text = `<p>See <a href="/about">us</a>, <a href="#end">the end</a>, <a href="mailto:a@b.example">mail</a>.</p>
      <picture><source srcset="/a.avif"><img src="/a.jpg" alt="A lamp [lit]"></picture>`;
    expect(markdownOf(`<h1>T</h1>${text}`)).toBe(
      `# T\n\nSee [us](https://site.example/about), [the end](${url}#end), [mail](mailto:a@b.example).\n\n` +
        "![A lamp \\[lit\\]](https://site.example/a.jpg)",
    );
  });

  it("lists figures with what they count", () => {
    const figures = `<dl><div><dt>Clients</dt><dd><span aria-hidden="true"><svg/></span><span>850+</span></dd></div>
      <div><dt>Years</dt><dd>10</dd></div></dl>`;
    expect(markdownOf(`<h1>T</h1>${figures}`)).toBe("# T\n\n- Clients: 850+\n- Years: 10");
  });

  it("gives questions with their answers, opened or not", () => {
    const questions = `<h2>Questions</h2><details><summary>Why?</summary><p>Because.</p></details>
      <details open><summary>How?</summary><p>So.</p></details>`;
    expect(markdownOf(`<h1>T</h1>${questions}`)).toBe("# T\n\n## Questions\n\n### Why?\n\nBecause.\n\n### How?\n\nSo.");
  });

  it("lists cards by their names, with their links", () => {
    const card = (name: string) =>
      `<li><img src="/${name}.jpg" alt="${name}"><div><h3>${name}</h3><p>Text…</p><a href="/${name}"><span>More<span> ${name}</span></span></a></div></li>`;
    const lines = (name: string) =>
      `- **${name}**\n\n  ![${name}](https://site.example/${name}.jpg)\n\n  Text…\n\n  [More ${name}](https://site.example/${name})`;
    expect(markdownOf(`<h1>T</h1><ul role="list">${card("a")}${card("b")}</ul>`)).toBe(
      `# T\n\n${lines("a")}\n\n${lines("b")}`,
    );
  });

  it("takes what is a list by its role for one", () => {
    const strip = '<div role="list"><div role="listitem">One</div><div role="listitem">Two</div></div>';
    expect(markdownOf(`<h1>T</h1>${strip}`)).toBe("# T\n\n- One\n- Two");
  });

  it("counts where a list counts, and keeps code and tables", () => {
    const text = `<ol start="9"><li>Nine</li><li>Ten</li></ol><p>See <code>a_b</code></p>
      <div role="region" tabindex="0"><table><thead><tr><th>A</th><th>B</th></tr></thead>
      <tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>`;
    expect(markdownOf(`<h1>T</h1>${text}`)).toBe(
      "# T\n\n9. Nine\n10. Ten\n\nSee `a_b`\n\n| A   | B   |\n| --- | --- |\n| 1   | 2   |",
    );
  });

  it("shows a film by the picture under it and its name, and a card that turns by its pictures", () => {
    const film =
      '<picture><img src="/film.jpg" alt=""></picture><video aria-label="A film"><source src="/film.mp4"></video>';
    const card =
      '<button aria-label="Turn"><img src="/back.jpg" alt="Back"><img src="/front.jpg" alt="Front"></button>';
    expect(markdownOf(`<h1>T</h1>${film}<div>${card}</div>`)).toBe(
      "# T\n\n![A film](https://site.example/film.jpg)\n\n" +
        "![Back](https://site.example/back.jpg) ![Front](https://site.example/front.jpg)",
    );
  });

  it("is without pictures that only decorate", () => {
    expect(markdownOf('<h1>T</h1><p>Text <img src="/a.jpg" alt=""></p><img src="/b.jpg">')).toBe("# T\n\nText");
  });

  it("does not let words become Markdown by chance", () => {
    expect(markdownOf("<h1>1 * 2 * 3 &lt; 7 &amp; more</h1><p># no heading, _not_ set [off]</p>")).toBe(
      "# 1 \\* 2 \\* 3 < 7 & more\n\n\\# no heading, \\_not\\_ set \\[off\\]",
    );
  });

  it("parts links that only their borders part", () => {
    expect(markdownOf('<h1>T</h1><div><a href="/a">A</a><a href="/b">B</a></div>')).toBe(
      "# T\n\n[A](https://site.example/a) [B](https://site.example/b)",
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
