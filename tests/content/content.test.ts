import { formatMistake } from "../../src/domain/content/mistake";
import { checkContent } from "../../src/gatsby/content/check-content";
import { checkProject } from "../../src/gatsby/content/check-content";
import { contentCopy } from "../support/content";

it("the site's own content has no mistake", () => {
  expect(checkContent(process.cwd()).mistakes.map(formatMistake)).toEqual([]);
});

it("the content of the fixture site has neither mistake nor warning", async () => {
  const fixture = contentCopy();
  const { mistakes, warnings } = await checkProject(fixture.root);
  fixture.dispose();
  expect([...mistakes, ...warnings].map(formatMistake)).toEqual([]);
});
