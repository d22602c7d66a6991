import { formatValidationError } from "../../src/domain/content/validation-error";
import { checkContent } from "../../src/gatsby/content/check-content";
import { checkProject } from "../../src/gatsby/content/check-content";
import { contentCopy } from "../support/content";

it("the site's own content has no error", () => {
  expect(checkContent(process.cwd()).errors.map(formatValidationError)).toEqual([]);
});

it("the content of the fixture site has neither error nor warning", async () => {
  const fixture = contentCopy();
  const { errors, warnings } = await checkProject(fixture.root);
  fixture.dispose();
  expect([...errors, ...warnings].map(formatValidationError)).toEqual([]);
});
