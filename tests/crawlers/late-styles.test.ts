import { load } from "cheerio";
import { lateStylesMark } from "../../src/components/primitives/first-screen-end";
import { builtFiles, builtText, type BuiltPage, shownPages } from "../support/built-pages";

const lateLink = "main link[rel='stylesheet']";
const headStyles = ({ $ }: BuiltPage): string => $("head style").text();
const lateStyles = ({ $ }: BuiltPage): string => builtText($(lateLink).attr("href") ?? "");

const divided = shownPages.filter(({ $ }) => $(lateLink).length > 0);
const cases = divided.map((page) => [page.path, page] as const);

/** What is for paper alone may come later, whatever it is of. */
const onScreen = (css: string): string => css.replace(/@media print\{(?:[^{}]+\{[^{}]*\})+\}/g, "");

/** The classes of elements, as Emotion names those that have rules. */
const classesIn = (html: string): string[] => [...new Set(html.match(/(?<=class="[^"]*)\bcss-[a-z0-9]+/g))];
/** The HTML before the link, without what nobody sees before opening it, and behind it. */
const halvesOf = ({ html }: BuiltPage): string[] => {
  const [before = "", after = ""] = html.slice(html.indexOf("<body")).split(/<link rel="stylesheet"/);
  const $ = load(before);
  $("[popover]").remove();
  return [$("body").html() ?? "", after];
};

/** What has rules at all: a class without any is written nowhere. */
const withRules = (page: BuiltPage, classes: string[]): string[] => {
  const rules = headStyles(page) + lateStyles(page);
  return classes.filter((name) => rules.includes(`.${name}`));
};

it("are divided on the kinds of page that have a first screen of their own", () => {
  const kinds = new Set(divided.map(({ path }) => path.split("/")[1]));
  expect([...kinds].sort()).toEqual(["about", "blog", "industries", "services"]);
});

it.each(shownPages.map((page) => [page.path, page] as const))(
  "%s says nowhere that its styles are to be named",
  (_, page) => {
    expect(page.html).not.toContain(lateStylesMark);
  },
);

describe.each(cases)("the styles of %s", (_, page) => {
  it("are in a file that is there", () => {
    expect(page.$(lateLink)).toHaveLength(1);
    expect(builtFiles).toContain(page.$(lateLink).attr("href"));
  });

  it("are all there before the first screen is drawn", () => {
    const [before = ""] = halvesOf(page);
    const classes = withRules(page, classesIn(before));
    expect(classes.length).toBeGreaterThan(20);
    expect(classes.filter((name) => onScreen(lateStyles(page)).includes(`.${name}`))).toEqual([]);
  });

  it("are all there for the rest when the file has come, and none twice", () => {
    const [head, late] = [headStyles(page), onScreen(lateStyles(page))];
    const [, after = ""] = halvesOf(page);
    const classes = withRules(page, classesIn(after));
    expect(classes.length).toBeGreaterThan(20);
    expect(classes.filter((name) => late.includes(`.${name}{`) && head.includes(`.${name}{`))).toEqual([]);
  });

  it("for paper are late", () => {
    expect(headStyles(page)).not.toMatch(/@media print\{/);
    expect(lateStyles(page)).toMatch(/@media print\{/);
  });
});
