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
  it("are all for the first screen where a page does not say where that ends", () => {
    const { first, late } = split(hero + footer);
    expect(late).toBe("");
    for (const css of Object.values(rules)) expect(first).toContain(css);
  });

  it("are late when only what follows the first screen needs them", () => {
    const { first, late } = split(hero + lateStylesMark + footer);
    expect(first).not.toContain("css-footer");
    expect(late).toContain(".css-footer{color:green;");
  });

  it("are there at first when both need them, and only once", () => {
    const { first, late } = split(hero + lateStylesMark + footer);
    expect(first).toContain(".css-button{color:blue;}");
    expect(late).not.toContain("css-button");
  });

  it("bring an animation with the class that moves", () => {
    const { first, late } = split(hero + lateStylesMark + footer);
    expect(first).toContain("@keyframes animation-in");
    expect(first).not.toContain("@keyframes animation-out");
    expect(late).toContain("@keyframes animation-out");
  });

  it("are late when they are for paper, whole groups of them", () => {
    const { first, late } = split(hero + lateStylesMark + footer);
    expect(first).not.toContain("@media print");
    expect(first).toContain("body{margin:0;}");
    expect(late).toContain("@media print{@page{margin:1cm;}body{margin:1cm;}}");
    expect(late).toContain("@media print{.css-hero{color:black;}.css-hero a{color:black;}}");
  });

  it.each([
    ["a popover", '<nav id="menu" popover="auto" class="css-footer"><a>Go</a></nav>'],
    [
      "one that holds elements of its own kind",
      '<div popover="auto"><div><div></div></div><i class="css-footer"></i></div>',
    ],
    ["the second of two", '<nav popover="auto"></nav><p></p><nav popover="auto"><i class="css-footer"></i></nav>'],
    ["one with an element that is called almost so", '<p popover=""><pre></pre><i class="css-footer"></i></p>'],
  ])("are late when they are for what has to be opened: %s", (_, closed) => {
    const { first, late } = split(closed + hero + lateStylesMark + footer);
    expect(first).not.toContain("css-footer");
    expect(first).toContain(".css-hero{");
    expect(late).toContain(".css-footer{");
  });

  it("are there at first for what stands behind a popover, and for its button", () => {
    const opener = '<button popovertarget="menu" class="css-button">Menu</button>';
    const { first } = split(`${opener}<nav id="menu" popover="auto"></nav><i class="css-footer"></i>${lateStylesMark}`);
    expect(first).toContain(".css-button{");
    expect(first).toContain(".css-footer{");
  });

  it("lose nothing, whatever the page is cut into", () => {
    const { first, late } = split(hero + lateStylesMark + footer);
    const letters = (css: string) => [...css.replace(/\n/g, "")].sort().join("");
    const all = [...everywhere.map(({ css }) => css), ...Object.values(rules)].join("");
    expect(letters(first + late)).toBe(letters(all));
  });
});
