import contact from "../../content/pages/contact.json";
import blog from "../../content/pages/blog.json";
import settings from "../../content/settings/site.json";
import { builtFiles, builtText, foundPages, ownPath, problemsOn, seen } from "../support/built-pages";

const twinOf = (path: string) => (path === "/" ? "/index.md" : `${path}.md`);

/** The targets of links and pictures in Markdown. */
const targetsIn = (markdown: string): string[] =>
  Array.from(markdown.matchAll(/\]\(<?([^\s)>]+)/g), ([, target = ""]) => target);

const words = (text: string): string => seen(text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[\\*_`#>]/g, ""));

/** Headings of what only a page can do. */
const interfaceHeadings = new Set([blog.share.heading, blog.contentsHeading, contact.formHeading]);

describe("the pages in Markdown", () => {
  it("are there, and begin with the main heading", () => {
    const problems = problemsOn(foundPages, ({ path, $ }) => {
      if (!builtFiles.has(twinOf(path))) return ["has none"];
      const [first = ""] = builtText(twinOf(path)).split("\n");
      return first.startsWith("# ") && words(first) === words($("h1").text()) ? [] : [`${first} ≠ ${$("h1").text()}`];
    });
    expect(problems).toEqual([]);
  });

  it("say what the headings of the page do, with whole addresses and no HTML", () => {
    const problems = problemsOn(foundPages, ({ path, $ }) => {
      const markdown = builtText(twinOf(path));
      const told = words(markdown);
      return [
        ...targetsIn(markdown).filter((target) => !/^(?:https?:|mailto:|tel:)/.test(target)),
        ...(/<\/?(?:div|span|a|p|script|style|svg|button)\b/.test(markdown) ? ["has HTML"] : []),
        ...$("main h2")
          .map((_index, heading) => words($(heading).text()))
          .get()
          .filter((heading) => !told.includes(heading) && !interfaceHeadings.has(heading))
          .map((heading) => `lacks the heading ${heading}`),
      ];
    });
    expect(problems).toEqual([]);
  });
});

describe("llms.txt", () => {
  const text = builtText("llms.txt");

  it("has the parts of its proposal, in their order (https://llmstxt.org)", () => {
    const lines = text.split("\n").filter((line) => line !== "");
    expect(lines[0]).toBe(`# ${settings.name}`);
    expect(lines[1]).toMatch(/^> .{20,}/);
    expect(text.match(/^# /gm)).toHaveLength(1);
    expect(text.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3);
    const inSections = text
      .slice(text.indexOf("\n## "))
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("## "));
    expect(inSections.filter((line) => !/^- \[[^\]]+\]\(https:\/\/[^)]+\)(?:: .+)?$/.test(line))).toEqual([]);
  });

  it("leads to files that are there", () => {
    const gone = targetsIn(text).filter(
      (target) => target.startsWith("https:") && !builtFiles.has(ownPath(target) ?? ""),
    );
    expect(gone).toEqual([]);
  });
});

describe("the other files", () => {
  it("say who has made the site, in their three parts (https://humanstxt.org)", () => {
    const text = builtText("humans.txt");
    expect(text).toMatch(/^\/\* TEAM \*\/$/m);
    expect(text).toMatch(/^\/\* SITE \*\/$/m);
    expect(text).toContain(settings.email);
  });

  it("describe an app with icons that are there (https://www.w3.org/TR/appmanifest)", () => {
    const manifest = JSON.parse(builtText("manifest.webmanifest")) as {
      name: string;
      short_name: string;
      start_url: string;
      display: string;
      lang: string;
      icons: { src: string; sizes: string; type: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({ name: settings.name, lang: "en-IN" });
    expect(new URL(manifest.start_url, settings.url).pathname).toBe("/");
    expect(manifest.icons.filter(({ src }) => !builtFiles.has(src))).toEqual([]);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  });
});
