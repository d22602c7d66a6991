import { expect, test } from "@playwright/test";
import { gallerySetting } from "../../../src/domain/gallery";
import { lateScriptsSetting } from "../../../src/gatsby/late-scripts/setting";
import { type FixtureProject, fixtureProject } from "../../support/fixture-build";
import { testGallery } from "../../support/gallery-tests";

test.describe.configure({ mode: "serial" });

test.describe("a build that was asked for the gallery, and for scripts at once", () => {
  let project: FixtureProject;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    project = fixtureProject();
    const { succeeded, output } = await project.build({ [gallerySetting]: "on", [lateScriptsSetting]: "off" });
    expect(succeeded, output).toBe(true);
  });
  test.afterAll(() => project.dispose());

  test("has Gatsby's own scripts in its pages", () => {
    const html = project.read("public/about/index.html");
    expect(html).toMatch(/<script src="\/app-\w+\.js" async/);
    expect(html).not.toContain("startApplication");
  });

  test.describe("served", () => testGallery(() => project));
});
