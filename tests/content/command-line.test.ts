import { readFileSync } from "node:fs";
import path from "node:path";
import { runTool } from "../support/command-line";
import { type GitProject, gitProject } from "../support/git-project";

const service = "content/services/sample-four.md";
let project: GitProject;

beforeAll(() => {
  project = gitProject();
  project.link("node_modules");
});
afterAll(() => project.dispose());

const run = (tool: string, args: string[] = [], env: Record<string, string> = {}) =>
  runTool(`tools/${tool}.ts`, args, env, project.root);

it("content:check exits with code 0 and a summary for content without errors", async () => {
  const { code, stdout } = await run("content-check");
  expect(stdout).toMatch(/^\d+ entries, 0 errors, 0 warnings, \d+ placeholders left$/m);
  expect(code).toBe(0);
});

describe("content:check with an error and a warning", () => {
  let saved: string;

  beforeAll(() => {
    saved = project.read(service);
    project.replace(service, /^order: .*$/m, "order: first # to do: 100%");
  });
  afterAll(() => project.write(service, saved));

  it("exits with code 1 and prints one line for each", async () => {
    const { code, stdout } = await run("content-check");
    expect(code).toBe(1);
    expect(stdout).toContain(`warning: ${service}: has comments in its front matter`);
    expect(stdout).toContain(`\n${service}: order is text, not a number`);
  });

  it("annotates the line of the error in GitHub Actions", async () => {
    const { code, stdout } = await run("content-check", [], { GITHUB_ACTIONS: "true" });
    expect(code).toBe(1);
    expect(stdout.split("\n")[0]).toBe(
      `::error file=${service},line=4,title=order::order is text, not a number — write a whole number; lower numbers come first`,
    );
    expect(stdout).toContain(`::warning file=${service},title=Content::has comments`);
  });

  it("prints JSON with --format json", async () => {
    const { stdout } = await run("content-check", ["--format", "json"], { GITHUB_ACTIONS: "true" });
    const { entries, findings } = JSON.parse(stdout) as { entries: number; findings: unknown[] };
    expect(entries).toBeGreaterThan(30);
    expect(findings).toContainEqual({
      severity: "error",
      file: service,
      field: "order",
      line: 4,
      problem: "is text, not a number",
      advice: "write a whole number; lower numbers come first",
    });
    expect(findings).toContainEqual(expect.objectContaining({ severity: "warning", file: service }));
  });

  it("is not rewritten by content:format, which skips files with comments or not in UTF-8", async () => {
    const terms = "content/legal/sample-terms.md";
    const latin = Buffer.from(project.read(terms).replace("title: ", "title:   é"), "latin1");
    project.write(terms, latin);
    const { stdout } = await run("content-format");
    expect(readFileSync(path.join(project.root, terms)).equals(latin)).toBe(true);
    expect(stdout).toContain(`${service} left alone: its front matter has comments`);
    expect(project.read(service)).toContain("# to do: 100%");
  });
});

it("content:check and content:format find what has changed since the commit of --base", async () => {
  project.replace(service, "slug: sample-four", "slug: another-four");
  project.commit();
  const check = await run("content-check", ["--base", "HEAD~1"]);
  expect(check.stdout).toContain(`${service}: slug has changed: the page's path was /services/sample-four`);
  const { stdout } = await run("content-format", ["--base", "HEAD~1"]);
  expect(stdout).toBe(`${service} written\n1 written, 0 left alone\n`);
});

it.each([
  [["--format", "xml"], "There is no format xml"],
  [["--base", "nowhere"], "There is no commit nowhere"],
  [["--base", "--output=x"], "'--base"],
])("content:check exits with code 2 for invalid options: %s", async (args, complaint) => {
  const { code, stderr } = await run("content-check", args);
  expect(code).toBe(2);
  expect(stderr).toContain(complaint);
});
