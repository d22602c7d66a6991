import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "results-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Counts {
  passed: number;
  failures: string[];
  skipped: number;
  retried: string[];
}

/** The commands' own module, in Node as they run it. */
const counts = (reader: string, report?: object): Counts => {
  const file = path.join(folder, report === undefined ? "none.json" : "report.json");
  if (report !== undefined) writeFileSync(file, JSON.stringify(report));
  const script = `import * as results from "./tools/run/results.mjs";
    console.log(JSON.stringify(results[process.argv[1]]("Suite", process.argv[2])));`;
  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "-e", script, reader, file], { encoding: "utf8" }),
  ) as Counts;
};

const jestFile = (status: string, assertionResults: object[], message = "") => ({
  name: path.resolve("tests/unit/a.test.ts"),
  status,
  message,
  assertionResults,
});
const failed = (fullName: string, message: string) => ({ status: "failed", fullName, failureMessages: [message] });
const passed = (fullName: string, invocations: number) => ({
  status: "passed",
  fullName,
  invocations,
  failureMessages: [],
});

describe("what failed, or passed only when it was run again, is named at the end", () => {
  it("by jest: the file, the test and what it says", () => {
    const testResults = [
      jestFile("passed", [passed("is well", 1), passed("is well at last", 2)]),
      jestFile("failed", [failed("adds up", "\u001b[31mExpected 4\u001b[39m\n\n  Received 5")]),
    ];
    expect(counts("jestCounts", { numPassedTests: 7, numPendingTests: 2, testResults })).toEqual({
      passed: 7,
      failures: ["tests/unit/a.test.ts: adds up\n    Expected 4\n    Received 5"],
      skipped: 2,
      retried: ["tests/unit/a.test.ts: is well at last"],
    });
  });

  it("by jest: a file that could not be read at all", () => {
    const testResults = [jestFile("failed", [], "Cannot find module 'b'")];
    const { failures } = counts("jestCounts", { numPassedTests: 0, numPendingTests: 0, testResults });
    expect(failures).toEqual(["tests/unit/a.test.ts\n    Cannot find module 'b'"]);
  });

  it("by Playwright: in whichever group of tests", () => {
    const test = (status: string) => ({
      status,
      projectName: "phone",
      results: [{ error: { message: "first" } }, { error: { message: "second" } }],
    });
    const specs = [
      { title: "opens", line: 3, tests: [test("unexpected")] },
      { title: "closes", line: 9, tests: [test("flaky")] },
    ];
    const suites = [{ file: "menu.spec.ts", suites: [{ file: "menu.spec.ts", specs }] }];
    const stats = { expected: 5, flaky: 1, skipped: 0 };
    expect(counts("playwrightCounts", { stats, suites, errors: [] })).toEqual({
      passed: 6,
      failures: ["[phone] menu.spec.ts:3: opens\n    second"],
      skipped: 0,
      retried: ["[phone] menu.spec.ts:9: closes"],
    });
  });

  it.each(["jestCounts", "playwrightCounts"])("by %s: a suite without a report", (reader) => {
    expect(counts(reader).failures).toEqual(["Suite: ended without a report"]);
  });
});
