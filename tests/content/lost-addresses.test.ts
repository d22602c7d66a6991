import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { formatMistake } from "../../src/domain/content/mistake";
import { checkProject } from "../../src/gatsby/content/check-project";
import { formatContent } from "../../src/gatsby/content/format-content";
import { type GitProject, gitProject } from "../support/git-project";
import { temporaryFolder } from "../support/temporary-folder";

const bulk = "content/services/bulksms.md";
const cookies = "content/legal/cookies.md";
let project: GitProject;

beforeEach(() => {
  project = gitProject();
});
afterEach(() => project.dispose());

/** Where the content links to an address, it has to be written anew as well, or the report is of links too. */
const rename = (file: string, from: string, to: string) => project.replace(file, `slug: ${from}`, `slug: ${to}`);

const report = async (root = project.root, base?: string) => {
  const { mistakes, warnings } = await checkProject(root, base === undefined ? {} : { base });
  const lines = [...mistakes, ...warnings].map(formatMistake);
  return lines.filter((line) => /until now|leads nowhere/.test(line));
};

const mistake = (file: string, address: string, slug: string) =>
  `${file}: slug has changed: the page's address was ${address} until now — add formerSlugs: [${slug}] under it, which npm run content:format does`;

describe("a page whose slug has changed", () => {
  it("is a mistake until the old slug is among the former ones", async () => {
    rename(bulk, "bulksms", "bulk-sms");
    expect(await report()).toEqual([mistake(bulk, "/services/bulksms", "bulksms")]);
    project.replace(bulk, "slug: bulk-sms", "slug: bulk-sms\nformerSlugs:\n  - bulksms");
    expect(await report()).toEqual([]);
  });

  it("is none with a rule in the list of redirects, or when another page has the address", async () => {
    rename(bulk, "bulksms", "bulk-sms");
    project.replace(
      "content/redirects/redirects.json",
      '"from": "/contact",\n      "to": "/contact_us"',
      '"from": "/services/bulksms",\n      "to": "/services/bulk-sms"',
    );
    expect(await report()).toEqual([]);
  });

  it("is found in a file that was renamed too, before anybody has added it to Git", async () => {
    project.move(bulk, "content/services/bulk-sms.md");
    rename("content/services/bulk-sms.md", "bulksms", "bulk-sms");
    expect(await report()).toEqual([mistake("content/services/bulk-sms.md", "/services/bulksms", "bulksms")]);
    project.git("add", ".");
    expect(await report()).toEqual([mistake("content/services/bulk-sms.md", "/services/bulksms", "bulksms")]);
  });

  it("is found since a commit that is named, and the repository is left as it was", async () => {
    rename(bulk, "bulksms", "bulk-sms");
    project.commit();
    expect(await report()).toEqual([]);
    const status = project.git("status", "--porcelain");
    expect(await report(project.root, "HEAD~1")).toEqual([mistake(bulk, "/services/bulksms", "bulksms")]);
    expect(project.git("status", "--porcelain")).toBe(status);
  });

  it("keeps its address by content:format, which changes nothing else of the file", async () => {
    const before = project.read(cookies);
    rename(cookies, "cookies", "cookie-notice");
    const { written, kept } = await formatContent(project.root, "HEAD");
    expect({ written, kept }).toEqual({ written: [cookies], kept: [] });
    expect(project.read(cookies)).toBe(
      before.replace("slug: cookies\n", "slug: cookie-notice\nformerSlugs:\n  - cookies\n"),
    );
    expect(await report()).toEqual([]);
  });

  it("is nobody's loss when it was a draft", async () => {
    project.replace(bulk, /^order: .*$/m, "$&\ndraft: true");
    project.commit();
    rename(bulk, "bulksms", "bulk-sms");
    expect(await report()).toEqual([]);
  });
});

describe("a page that is gone", () => {
  it("is worth a warning", async () => {
    project.remove(bulk);
    expect(await report()).toEqual([
      "content/redirects/redirects.json: redirects has no rule for /services/bulksms, which was the page of content/services/bulksms.md until now — add one from /services/bulksms to the page that comes closest, unless the page is gone for good",
    ]);
  });

  it("is worth a warning as a draft", async () => {
    project.replace(bulk, /^order: .*$/m, "$&\ndraft: true");
    expect(await report()).toEqual([
      expect.stringContaining(`${bulk}: draft takes the page /services/bulksms from the site`),
    ]);
  });

  it("is a mistake when it went to another kind of page without a rule", async () => {
    project.move(cookies, "content/posts/cookies.md");
    project.replace(
      "content/posts/cookies.md",
      /^updated: (.*)$/m,
      [
        "date: $1",
        "accent: mint",
        "image:",
        "  src: /media/seo.jpg",
        "  decorative: true",
        "tags:",
        "  - SEO",
        `excerpt: ${"An article that was a legal page until now, as this test has it. ".repeat(2)}`,
      ].join("\n"),
    );
    expect(await report()).toEqual([
      expect.stringContaining('add one with "from": "/cookies" and "to": "/blog/cookies"'),
    ]);
  });
});

describe("where the past is not known, nothing is said", () => {
  it("without Git", async () => {
    project.forget();
    rename(bulk, "bulksms", "bulk-sms");
    expect(await report()).toEqual([]);
  });

  it("in a repository without a commit", async () => {
    project.forget();
    project.git("init", "-q");
    rename(bulk, "bulksms", "bulk-sms");
    expect(await report()).toEqual([]);
  });

  it("in a shallow clone that nobody has touched", async () => {
    rename(bulk, "bulksms", "bulk-sms");
    project.commit();
    const clone = temporaryFolder("clone");
    execFileSync("git", ["clone", "-q", "--depth", "1", `file://${project.root}`, clone.folder]);
    expect(await report(clone.folder)).toEqual([]);
    expect(await report(clone.folder, "HEAD~1")).toEqual([]);
    clone.dispose();
  });
});

it("works in a project below its repository, with names that are not ASCII", async () => {
  const outer = temporaryFolder("outer");
  const inner = path.join(outer.folder, "größe", "site");
  cpSync(project.root, inner, { recursive: true });
  rmSync(path.join(inner, ".git"), { recursive: true });
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], { cwd: outer.folder });
  git("init", "-q");
  git("add", ".");
  git("commit", "-q", "-m", "Publish");
  const file = path.join(inner, bulk);
  execFileSync("sed", ["-i", "s/^slug: bulksms$/slug: bulk-sms/", file]);
  expect(await report(inner)).toEqual([mistake(bulk, "/services/bulksms", "bulksms")]);
  outer.dispose();
});
