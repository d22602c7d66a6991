import { symlinkSync } from "node:fs";
import path from "node:path";
import { type ContentCopy, contentCopy } from "../support/content";

const service = "content/services/sample-four.md";
let copy: ContentCopy;

beforeEach(() => {
  copy = contentCopy();
});
afterEach(() => copy.dispose());

describe("an error in the content", () => {
  it("is reported with file, field, what is wrong and what to write: a missing field", () => {
    copy.replace(service, /( {4}number: ).*\n/, "");
    expect(copy.report()).toEqual([`${service}: stats[0].number is missing — write a figure such as 850+ or 24/7`]);
  });

  it("is reported: a slug that another file has", () => {
    copy.replace("content/services/lamp-shops.md", "slug: lamp-shops", "slug: Sample-Four");
    const [line] = copy.report().filter((error) => error.includes("slug is"));
    expect(line).toBe(
      `${service}: slug is "sample-four", which content/services/lamp-shops.md has already — write another slug; capitals make no difference`,
    );
  });

  it("is reported where it can be fixed: a legal page with the path of a page of which there is one", () => {
    copy.replace("content/legal/sample-terms.md", /^slug: .*$/m, "slug: services");
    expect(copy.report().filter((error) => error.includes("has already"))).toEqual([
      `content/legal/sample-terms.md: slug is "services", which content/pages/services.json has already — write another slug; capitals make no difference`,
    ]);
  });

  it("is reported: a link in a text, with the path that was probably meant", () => {
    copy.write(service, `${copy.read(service)}\n[Windmills](/services/windmills)\n`);
    expect(copy.report()).toEqual([
      `${service}: body links to /services/windmills, which does not exist — write /services/WindMills`,
    ]);
  });

  it("is reported: a link by the site's own URL to no page, not to a page or a file of the site", () => {
    const links = [
      "https://sample.example",
      "https://sample.example/about#about",
      "https://sample.example/gone",
      "/rss.xml",
    ];
    copy.write(service, `${copy.read(service)}\n${links.map((link) => `[Link](${link})`).join(" ")}\n`);
    expect(copy.report()).toEqual([
      `${service}: body links to https://sample.example/gone, which does not exist — write the path of an existing page`,
    ]);
  });

  it.each([
    ["begins with a byte order mark — save it as UTF-8 without BOM", "utf8", "\ufeff"],
    ["is not written as UTF-8 — save it as UTF-8", "latin1", ""],
    ["is not written as UTF-8 — save it as UTF-8", "utf16le", "\ufeff"],
  ] as const)("is reported: a file that %s (%s)", (problem, encoding, mark) => {
    copy.write(service, Buffer.from(`${mark}${copy.read(service)}\nA café.\n`, encoding));
    expect(copy.report()).toEqual([`${service}: ${problem}`]);
  });

  it.each([
    ["content/legal/sample-terms.md", "admin", "/admin"],
    ["content/built-pages/lp-summer.md", "index", "/index"],
  ])("is reported: %s at a path that the site needs for itself", (file, slug, path) => {
    copy.replace(file, /^slug: .*$/m, `slug: ${slug}`);
    expect(copy.report()).toContainEqual(
      expect.stringContaining(`${file}: slug begins with ${path}, which the site needs for itself`),
    );
  });

  it("is reported: what a merge left in a text", () => {
    copy.write(service, `${copy.read(service)}\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> other\n`);
    expect(copy.report()).toEqual([expect.stringContaining(`${service}: has a merge conflict — keep one`)]);
  });

  it("is reported once: a value that begins with an asterisk, which YAML takes for an alias", () => {
    copy.replace(service, /^title: .*$/m, "title: *Four*");
    expect(copy.report()).toEqual([
      `${service}: is not valid YAML: Unresolved alias (the anchor must be set before the alias): Four* — fix the file's syntax`,
    ]);
  });

  it("is reported: a placeholder for what the settings leave out", () => {
    copy.write(service, `${copy.read(service)}\nWe are there {{hours}}.\n`);
    const page = "content/built-pages/lp-summer.md";
    copy.replace(page, /\n---\n\s*$/, "\n  - kind: text\n    text: We are there {{hours}}.\n---\n");
    expect(copy.report()).toEqual([]);
    const settings = "content/settings/site.json";
    copy.write(
      settings,
      JSON.stringify({ ...(JSON.parse(copy.read(settings)) as object), leftOut: ["opening hours"] }),
    );
    expect(copy.report()).toContain(
      `${service}: body has {{hours}}, which stands for nothing — remove it; the settings leave out what it stands for`,
    );
    expect(copy.report()).toContainEqual(
      expect.stringMatching(
        `^${page}: blocks\\[\\d+\\]\\.text has {{hours}}, which stands for nothing \\(block \\d+, Text\\)`,
      ),
    );
  });

  it("is reported: a placeholder that stands for nothing, unless it is code", () => {
    copy.write(service, `${copy.read(service)}\nAsk {{nmae}} at [{{toString}}](/about), not \`{{mustache}}\`.\n`);
    const known = "{{name}}, {{email}}, {{phone}}, {{address}}, {{hours}}, {{urgent}}, {{analytics}}";
    expect(copy.report()).toEqual(
      ["nmae", "toString"].map(
        (name) =>
          `${service}: body has {{${name}}}, which stands for nothing — write one of ${known}, or put it between backticks`,
      ),
    );
  });

  it("is reported: a privacy page that does not exist, and a sentence that has lost its placeholder", () => {
    const form = "content/settings/enquiry-form.json";
    copy.replace(form, '"privacy-policy"', '"privacy"');
    copy.replace(form, "{reference}", "");
    expect(copy.report().join("\n")).toMatch(
      /reference is not well formed: "Your reference is .* — write a sentence with the reference/,
    );
    copy.replace(form, "Your reference is ", "Your reference is {reference}");
    expect(copy.report()).toEqual([
      expect.stringMatching(`${form}: privacyPage names privacy, which does not exist — write .*privacy-policy`),
    ]);
  });

  it("is reported: a picture without alternative text that does not say it is decorative", () => {
    copy.replace(service, /^ {2}alt: .*\n(?: {4}.*\n)*/m, '  alt: ""\n');
    expect(copy.report()).toEqual([
      `${service}: image.alt is missing — write what the picture shows, for people who cannot see it, or set decorative: true`,
    ]);
    copy.replace(service, /^ {2}alt: ""$/m, "  decorative: true");
    expect(copy.report()).toEqual([]);
  });

  it("is reported: a file that cannot be read, and a text that is longer than a book", () => {
    symlinkSync("nowhere", path.join(copy.root, "content/posts/link.md"));
    copy.write("content/posts/book.md", "x".repeat(1_000_001));
    expect(copy.report()).toEqual([
      "content/posts/link.md: cannot be read: ENOENT — restore the file, or remove it",
      "content/posts/book.md: has 1000001 characters, at most 1000000 allowed — shorten it, or make several entries of it",
    ]);
  });

  it("is reported: a file that is missing, and one that belongs nowhere", () => {
    copy.remove("content/pages/home.json");
    copy.write("content/services/notes.txt", "to do");
    expect(copy.report()).toEqual([
      "content/services/notes.txt: belongs to no content type — move it to the folder of its kind, or remove it",
      "content/pages/home.json: is missing — restore the file; the site cannot be built without it",
    ]);
  });

  it.each(["/contact/", "https://sample.example/contact"])(
    "an old path that no address is compared with: %s",
    (from) => {
      copy.replace("content/redirects/redirects.json", '"from": "/contact"', `"from": "${from}"`);
      expect(copy.report()).toContainEqual(
        expect.stringMatching(/^content\/redirects\/redirects\.json: redirects\[0\]\.from .*such as \/contact/),
      );
    },
  );
});

const withText = (text: string) => copy.write(service, `${copy.read(service)}\n${text}\n`);

describe("in a Markdown text", () => {
  it.each([
    ["a script", "<script>alert(1)</script>", "has HTML (<script>)"],
    ["a link that runs a script", "[Free audit](javascript:alert(1))", 'links to "javascript:alert(1)"'],
    ["a link to another host by its path", "[Free audit](//evil.example)", 'links to "//evil.example"'],
    ["a picture without alternative text", "![](/media/sample.jpg)", "without alternative text"],
    ["a picture outside of the folder", "![A lamp](/media/../../.env)", "is outside of its folder"],
  ])("%s is an error", (_name, text, problem) => {
    withText(text);
    expect(copy.report().join("\n")).toContain(`${service}: body `);
    expect(copy.report().join("\n")).toContain(problem);
  });

  it("accepts comments, mailto: links and known anchors", () => {
    withText("<!-- to do -->\n\n## A new heading\n\n[Mail](mailto:{{email}}) and [above](#a-new-heading)");
    withText("[Questions](/services/lamp-shops#questions) and [form](/contact_us?service=lamp-shops#enquiry)");
    withText("[A text](/services/lamp-shops#:~:text=clicks) and [a place](/sample-cookies#a-heading)");
    withText("[A question](/services/lamp-shops#question-can-a-lamp-be-returned)");
    expect(copy.report()).toEqual([]);
  });
});

describe("in front matter and JSON", () => {
  it("a path with .. names no picture", () => {
    copy.replace(service, "/media/sample.jpg", "/media/../../static/sample.jpg");
    expect(copy.report()).toEqual([expect.stringContaining(`${service}: image.src is not well formed`)]);
  });

  it("an anchor that is not there is an error, with those that are", () => {
    copy.replace("content/settings/navigation.json", '"to": "/about"', '"to": "/about#resons"');
    expect(copy.report()).toEqual([
      "content/settings/navigation.json: header[1].to links to /about#resons, but /about has no such anchor — write one of #content, #about, #reasons, #closing",
    ]);
  });

  it("a title that another entry of the kind has is an error", () => {
    copy.replace(service, /^title: .*$/m, "title: lamp shops");
    expect(copy.report()).toContainEqual(
      `${service}: title is "lamp shops", which content/services/lamp-shops.md has already — write another title`,
    );
  });
});
