import { execFileSync } from "node:child_process";
import { formatValidationError } from "../../src/domain/content/validation-error";
import { checkProject } from "../../src/gatsby/content/check-content";
import { formatContent } from "../../tools/content/format-content";
import { type GitProject, gitProject } from "../support/git-project";
import { testFolder } from "../support/temporary-folder";

const service = "content/services/sample-four.md";
const cookies = "content/legal/sample-cookies.md";
let project: GitProject;

beforeEach(() => {
  project = gitProject();
});
afterEach(() => project.dispose());

/** Changes a slug that no other entry links to. */
const rename = (file: string, from: string, to: string) => project.replace(file, `slug: ${from}`, `slug: ${to}`);

const report = async (root = project.root, base?: string) => {
  const { errors, warnings } = await checkProject(root, base === undefined ? {} : { base });
  const lines = [...errors, ...warnings].map(formatValidationError);
  return lines.filter((line) => /until now|has no redirect/.test(line));
};

const error = (file: string, path: string, slug: string) =>
  `${file}: slug has changed: the page's path was ${path} until now — add formerSlugs: [${slug}] under it, which npm run content:format does`;

describe("a page whose slug has changed", () => {
  it("is valid when a redirect covers the old path, even next to an invalid redirect", async () => {
    rename(service, "sample-four", "another-four");
    project.replace(
      "content/redirects/redirects.json",
      '"from": "/contact",\n      "to": "/contact_us"',
      '"from": "/services/sample-four",\n      "to": "/services/another-four"',
    );
    expect(await report()).toEqual([]);
    // Another rule's error does not affect it.
    project.replace("content/redirects/redirects.json", '"to": "/services/sample-one"', '"to": "nowhere"');
    expect(await report()).toEqual([]);
  });

  it("is reported for a renamed file before and after it is added to Git's index", async () => {
    project.move(service, "content/services/another-four.md");
    rename("content/services/another-four.md", "sample-four", "another-four");
    expect(await report()).toEqual([error("content/services/another-four.md", "/services/sample-four", "sample-four")]);
    project.git("add", ".");
    expect(await report()).toEqual([error("content/services/another-four.md", "/services/sample-four", "sample-four")]);
  });

  it("is reported relative to a given base commit, without changes to the repository", async () => {
    rename(service, "sample-four", "another-four");
    project.commit();
    expect(await report()).toEqual([]);
    const status = project.git("status", "--porcelain");
    expect(await report(project.root, "HEAD~1")).toEqual([error(service, "/services/sample-four", "sample-four")]);
    expect(project.git("status", "--porcelain")).toBe(status);
  });

  it("keeps its earlier former slugs", async () => {
    project.replace(service, /^order: .*$/m, "$&\nformerSlugs:\n  - once");
    project.commit();
    rename(service, "sample-four", "another-four");
    expect(await report()).toEqual([expect.stringContaining("add sample-four to its formerSlugs, which")]);
  });

  it("gets formerSlugs from content:format, which changes nothing else in the file", async () => {
    const before = project.read(cookies);
    rename(cookies, "sample-cookies", "cookie-notice");
    const { written, kept } = await formatContent(project.root, "HEAD");
    expect({ written, kept }).toEqual({ written: [cookies], kept: [] });
    expect(project.read(cookies)).toBe(
      before.replace("slug: sample-cookies\n", "slug: cookie-notice\nformerSlugs:\n  - sample-cookies\n"),
    );
    expect(await report()).toEqual([]);
  });

  it("is valid when the page was a draft", async () => {
    project.replace(service, /^order: .*$/m, "$&\ndraft: true");
    project.commit();
    rename(service, "sample-four", "another-four");
    expect(await report()).toEqual([]);
  });
});

describe("reports nothing when the earlier state is unknown:", () => {
  const clone = testFolder("clone");

  it("for a file that could not be read", async () => {
    const source = project.read(service);
    project.write(service, "---");
    project.commit();
    project.write(service, source);
    expect(await report()).toEqual([]);
  });

  it("outside a Git repository", async () => {
    project.forget();
    rename(service, "sample-four", "another-four");
    expect(await report()).toEqual([]);
  });

  it("in a shallow clone", async () => {
    rename(service, "sample-four", "another-four");
    project.commit();
    execFileSync("git", ["clone", "-q", "--depth", "1", `file://${project.root}`, clone]);
    expect(await report(clone)).toEqual([]);
    expect(await report(clone, "HEAD~1")).toEqual([]);
  });
});
