import { readFileSync } from "node:fs";
import { formatValidationError } from "../../src/domain/content/validation-error";
import { checkProject } from "../../src/gatsby/content/check-content";
import type { FileReports } from "../../src/gatsby/content/content-reports";
import { buildTimeSetting } from "../../src/gatsby/publication/build-environment";
import { brokenContent } from "./broken-content";

let broken: Awaited<ReturnType<typeof brokenContent>>;
/** Reports by file, so that the check reads a file again only if a round has changed it. */
let known: FileReports = {};

beforeAll(async () => {
  process.env[buildTimeSetting] = "2026-12-01T00:00:00Z";
  broken = await brokenContent();
});
afterAll(() => {
  process.env[buildTimeSetting] = "";
  broken.dispose();
});

const report = async (): Promise<string[]> => {
  const { files, errors, warnings } = await checkProject(broken.root, { known });
  known = files;
  return [
    ...errors.map(formatValidationError),
    ...warnings.map((warning) => `warning: ${formatValidationError(warning)}`),
  ];
};

/**
 * `whole-report.txt` holds every line of the report, sorted, for content with every error that the check knows, so that
 * no change of the check loses one. Edit it by hand, and review each line.
 */
it("reports every kind of validation error and warning listed in whole-report.txt", async () => {
  const lines = await report();
  for (const round of broken.rounds) {
    const files = round();
    const further = (await report()).filter((line) => files.some((file) => line.includes(`${file}: `)));
    lines.push(...further.filter((line) => !lines.includes(line)));
  }
  const stored = readFileSync("tests/content/whole-report.txt", "utf8").trimEnd().split("\n");
  expect(lines.sort()).toEqual(stored);
});
