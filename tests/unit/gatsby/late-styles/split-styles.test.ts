import { lateStylesMark } from "../../../../src/components/primitives/first-screen-end";
import { splitStyles, type StyleChunk } from "../../../../src/gatsby/late-styles/split-styles";

const rules: Record<string, string> = {
  hero: ".css-hero{color:red;animation:animation-in 1s;}@media print{.css-hero{color:black;}.css-hero a{color:black;}}",
  button: ".css-button{color:blue;}",
  footer: ".css-footer{color:green;animation:animation-out 1s;}",
};
const everywhere: StyleChunk[] = [
  { key: "css-global", ids: ["all"], css: "body{margin:0;}@media print{@page{margin:1cm;}body{margin:1cm;}}" },
  { key: "css-global", ids: ["none"], css: "" },
  { key: "css-global", ids: ["animation-in"], css: "@keyframes animation-in{from{opacity:0;}}" },
  { key: "css-global", ids: ["animation-out"], css: "@keyframes animation-out{to{opacity:0;}}" },
];

/** As Emotion finds the styles of a piece of HTML: what is global always, and classes by their names. */
const chunksOf = (html: string): StyleChunk[] => {
  const ids = Object.keys(rules).filter((id) => html.includes(`css-${id}`));
  return [...everywhere, { key: "css", ids, css: ids.map((id) => rules[id]).join("") }];
};
const cssOf = (id: string): string => rules[id] ?? everywhere.find(({ ids }) => ids.includes(id))?.css ?? "";
const split = (html: string) => {
  const { first, late } = splitStyles(html, chunksOf, cssOf);
  return { first: first.map(({ css }) => css).join("\n"), late };
};

const hero = '<h1 class="css-hero"><a class="css-button">Go</a></h1>';
const footer = '<footer class="css-footer"><a class="css-button">Go</a></footer>';

describe("a page's styles", () => {
  it("are late when they are for paper, whole groups of them", () => {
    const { first, late } = split(hero + lateStylesMark + footer);
    expect(first).not.toContain("@media print");
    expect(first).toContain("body{margin:0;}");
    expect(late).toContain("@media print{@page{margin:1cm;}body{margin:1cm;}}");
    expect(late).toContain("@media print{.css-hero{color:black;}.css-hero a{color:black;}}");
  });

  it("lose nothing, whatever the page is cut into", () => {
    const { first, late } = split(hero + lateStylesMark + footer);
    const letters = (css: string) => [...css.replace(/\n/g, "")].sort().join("");
    const all = [...everywhere.map(({ css }) => css), ...Object.values(rules)].join("");
    expect(letters(first + late)).toBe(letters(all));
  });
});
