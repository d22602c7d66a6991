import { symlinkSync } from "node:fs";
import path from "node:path";
import { formatMistake } from "../../src/domain/content/mistake";
import { checkProject } from "../../src/gatsby/content/check-project";
import { temporaryFolder } from "../support/temporary-folder";

/** A project whose content is that of the visual tests. */
const visualProject = () => {
  const project = temporaryFolder("visual");
  symlinkSync(path.resolve("tests/visual/content"), path.join(project.folder, "content"));
  symlinkSync(path.resolve("static"), path.join(project.folder, "static"));
  return project;
};

describe("the frozen content of the visual tests (tests/visual/content)", () => {
  it("has no mistake, so it knows every field that the content model asks for", async () => {
    const { folder, dispose } = visualProject();
    const { mistakes, warnings } = await checkProject(folder);
    dispose();
    expect([...mistakes, ...warnings].map(formatMistake)).toEqual([]);
  });
});
