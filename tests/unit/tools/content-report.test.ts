import { reportFormats } from "../../../tools/content/report";

it("escapes what would end a workflow command or begin another", () => {
  const mistake = {
    file: "content/a,b:c.md",
    field: "title",
    line: 3,
    problem: "is 100%\r\n::error::x",
    advice: "mend",
  };
  const report = { entries: [1], mistakes: [mistake], warnings: [], placeholders: [] };
  expect(reportFormats.github(report).split("\n")).toEqual([
    "::error file=content/a%2Cb%3Ac.md,line=3,title=title::title is 100%25%0D%0A::error::x — mend",
    "1 entries, 1 mistake, 0 warnings, 0 placeholders left",
  ]);
});
