import { builtFiles, builtText, foundPages, ownPath, problemsOn, seen, settings } from "../support/built-pages";

const markdownOf = (path: string) => (path === "/" ? "/index.md" : `${path}.md`);

/** The targets of links and pictures in Markdown. */
const targetsIn = (markdown: string): string[] =>
  Array.from(markdown.matchAll(/\]\(<?([^\s)>]+)/g), ([, target = ""]) => target);

const words = (text: string): string => seen(text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[\\*_`#>]/g, ""));

it("every page has a Markdown version with its main heading, absolute URLs and no HTML", () => {
  const problems = problemsOn(foundPages, ({ path, $ }) => {
    if (!builtFiles.has(markdownOf(path))) return ["has none"];
    const markdown = builtText(markdownOf(path));
    const [first = ""] = markdown.split("\n");
    return [
      ...(first.startsWith("# ") && words(first) === words($("h1").text()) ? [] : [`${first} ≠ ${$("h1").text()}`]),
      ...targetsIn(markdown).filter((target) => !/^(?:https?:|mailto:|tel:)/.test(target)),
      ...(/<\/?(?:div|span|a|p|script|style|svg|button)\b/.test(markdown) ? ["has HTML"] : []),
    ];
  });
  expect(problems).toEqual([]);
});

describe("llms.txt", () => {
  const text = builtText("llms.txt");

  it("has the parts of its proposal in their order (https://llmstxt.org)", () => {
    const lines = text.split("\n").filter((line) => line !== "");
    expect(lines[0]).toBe(`# ${settings.name}`);
    expect(lines[1]).toMatch(/^> ./);
    const sections = text.slice(text.indexOf("\n## ")).split("\n");
    const others = sections.filter((line) => line !== "" && !line.startsWith("## "));
    expect(others.filter((line) => !/^- \[.+?\]\(https:\/\/[^)]+\)(?:: .+)?$/.test(line))).toEqual([]);
  });

  it("links to files that exist", () => {
    const urls = targetsIn(text).filter((target) => target.startsWith("https:"));
    expect(urls.filter((url) => !builtFiles.has(ownPath(url) ?? ""))).toEqual([]);
  });
});
