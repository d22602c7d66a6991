import { builtText, settings } from "../support/built-pages";

const text = builtText("llms.txt");

it("llms.txt has the parts of its proposal in their order (https://llmstxt.org)", () => {
  const lines = text.split("\n").filter((line) => line !== "");
  expect(lines[0]).toBe(`# ${settings.name}`);
  expect(lines[1]).toMatch(/^> ./);
  expect(text.split("\n## ")[0]).toContain(`](mailto:${settings.email})`);
  const sections = text.slice(text.indexOf("\n## ")).split("\n");
  const others = sections.filter((line) => line !== "" && !line.startsWith("## "));
  expect(others.filter((line) => !/^- \[.+?\]\(https:\/\/[^)]+\)(?:: .+)?$/.test(line))).toEqual([]);
});
