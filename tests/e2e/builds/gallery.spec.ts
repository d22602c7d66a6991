import { expect, test } from "@playwright/test";
import { gallerySetting } from "../../../src/domain/gallery";
import { type FixtureProject, fixtureProject } from "../../support/fixture-build";
import { testGallery } from "../../support/gallery-tests";

test.describe.configure({ mode: "serial" });

test.describe("a build that was asked for the gallery", () => {
  let project: FixtureProject;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    project = fixtureProject();
    const { succeeded, output } = await project.build({ [gallerySetting]: "on" });
    expect(succeeded, output).toBe(true);
  });
  test.afterAll(() => project.dispose());

  test.describe("served", () => testGallery(() => project));
});
