import { load } from "cheerio";
import { lateStylesMark } from "../../src/components/primitives/first-screen-end";
import { startFile } from "../../src/gatsby/late-scripts/names";
import { builtFiles, type BuiltPage, builtText, problemsOn, shownPages } from "../support/built-pages";

const scriptFile = /[\w-]+-[0-9a-f]{20}\.js/;
const lateLink = "main link[rel='stylesheet']";
const divided = shownPages.filter(({ $ }) => $(lateLink).length > 0);

/** Emotion's classes in the HTML before the deferred style sheet, without what a visitor has to open first. */
const classesAboveTheFold = ({ html }: BuiltPage): string[] => {
  const [before = ""] = html.slice(html.indexOf("<body")).split('<link rel="stylesheet"');
  const $ = load(before);
  $("[popover]").remove();
  return [
    ...new Set(
      $("body")
        .html()
        ?.match(/(?<=class="[^"]*)\bcss-[a-z0-9]+/g),
    ),
  ];
};

it("pages name no bundle, so that they stay the same when a bundle changes", () => {
  const named = problemsOn(shownPages, ({ html }) => html.match(/<script[^>]*\ssrc=[^>]*/) ?? []);
  expect(named).toEqual([]);
  expect(problemsOn(shownPages, ({ html }) => html.match(scriptFile) ?? [])).toEqual([]);
});

it("the start file names bundles that exist", () => {
  const bundles = builtText(startFile).match(new RegExp(scriptFile, "g")) ?? [];
  expect(bundles).not.toEqual([]);
  expect(bundles.filter((name) => !builtFiles.has(`/${name}`))).toEqual([]);
});

it("deferred style sheets exist and style nothing above the fold", () => {
  expect(divided).not.toEqual([]);
  expect(problemsOn(shownPages, ({ html }) => (html.includes(lateStylesMark) ? ["has a marker"] : []))).toEqual([]);
  const problems = problemsOn(divided, (page) => {
    const file = page.$(lateLink).attr("href") ?? "";
    if (!builtFiles.has(file)) return [`no file ${file}`];
    const onScreen = builtText(file).replace(/@media print\{(?:[^{}]+\{[^{}]*\})+\}/g, "");
    return classesAboveTheFold(page).filter((name) => onScreen.includes(`.${name}`));
  });
  expect(problems).toEqual([]);
});
