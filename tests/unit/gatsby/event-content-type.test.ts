import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const diff = "docs/examples/event-content-type.diff";

it("the documented diff that adds a content type still applies, and touches twelve files at most", () => {
  // One line of context, as the surrounding code may change.
  expect(() => execFileSync("git", ["apply", "--check", "-C1", diff], { stdio: "pipe" })).not.toThrow();
  const files = readFileSync(diff, "utf8").match(/^diff --git /gm) ?? [];
  expect(files.length).toBeLessThanOrEqual(12);
});
