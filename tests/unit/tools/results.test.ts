import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "results-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads a report in a Node process, since the module is not compiled for jest. */
const counts = (reader: string, report?: object): unknown => {
  const file = path.join(folder, report === undefined ? "none.json" : "report.json");
  if (report !== undefined) writeFileSync(file, JSON.stringify(report));
  const script = `import * as results from "./tools/run/results.mjs";
    console.log(JSON.stringify(results[process.argv[1]](process.argv[2])));`;
  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "-e", script, reader, file], { encoding: "utf8" }),
  );
};

describe("counts passed, failed, skipped and retried tests", () => {
  it("of jest, with files that cannot be run", () => {
    const assertionResults = [
      { status: "passed", invocations: 1 },
      { status: "passed", invocations: 2 },
      { status: "failed", invocations: 2 },
    ];
    const report = { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 1, numPendingTests: 2 };
    expect(counts("jestCounts", { ...report, testResults: [{ assertionResults }] })).toEqual({
      passed: 7,
      failed: 2,
      skipped: 2,
      retried: 1,
    });
  });

  it("of Playwright, with errors outside of tests", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 };
    expect(counts("playwrightCounts", { stats, errors: [{ message: "No server" }] })).toEqual({
      passed: 6,
      failed: 2,
      skipped: 3,
      retried: 1,
    });
  });

  it.each(["jestCounts", "playwrightCounts"])("as a failure by %s: a suite without a report", (reader) => {
    expect(counts(reader)).toMatchObject({ passed: 0, failed: 1 });
  });
});
