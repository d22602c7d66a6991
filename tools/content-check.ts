// `npm run content:check`: reports all errors in the content within seconds, without a build.
import { parseArgs } from "node:util";
import type { SiteSettings } from "../src/domain/content/settings";
import { commitOf } from "../src/gatsby/content/changed-entries";
import { checkProject } from "../src/gatsby/content/check-content";
import { settingsFile } from "../src/gatsby/content/content-reports";
import { UsageError, parsed, printAnswer } from "./command-line";
import { placeholdersLeft } from "./content/placeholders";
import { isReportFormat, reportFormats } from "./content/report";

const usage = `npm run content:check -- [--format text|github|json] [--base COMMIT]

  --format  text for people, github for annotations of a pull request, json for programs;
            text by default, github in GitHub Actions
  --base    the commit whose paths must not disappear, HEAD by default

Ends with 0, with 1 for an error in the content, with 2 for one in this line.`;

/** Invalid settings are reported as errors. */
const placeholders = (settings: SiteSettings | undefined): string[] =>
  settings === undefined ? [] : placeholdersLeft(settings).map((field) => `${settingsFile}: ${field}`);

const options = { format: { type: "string" }, base: { type: "string" } } as const;

void printAnswer(async () => {
  const root = process.cwd();
  const { values } = parsed(() => parseArgs({ options }), usage);
  const format = values.format ?? (process.env["GITHUB_ACTIONS"] === "true" ? "github" : "text");
  if (!isReportFormat(format)) throw new UsageError(`There is no format ${format}.\n\n${usage}`);
  if (values.base !== undefined && commitOf(root, values.base) === undefined)
    throw new UsageError(`There is no commit ${values.base} here. A shallow clone may have to be deepened.`);
  const report = await checkProject(root, { base: values.base });
  if (report.errors.length > 0) process.exitCode = 1;
  return reportFormats[format]({ ...report, placeholders: placeholders(report.settings) });
});
