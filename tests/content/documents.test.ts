import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Literal } from "unist";
import packageJson from "../../package.json";
import { pictureLimits } from "../../src/domain/content/picture-limits";
import { maxTagLength } from "../../src/domain/content/post";
import { descendants } from "../../src/markdown/hast";
import { parseMarkdown } from "../../src/markdown/parse-markdown";
import { headingIds, readBody } from "../../src/markdown/read-body";
import { buildSettings, enquirySettings, serverSettings, signInSettings } from "../../src/server/settings";
import { spamThreshold } from "../../src/server/spam/suspicions";
import { tablesMarker, withFieldTables } from "../../tools/content/field-tables";
import { commands } from "../../tools/enquiries/commands";

const inFolder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.join(folder, name));

const files = [
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "tools/brand/README.md"],
  ...[...inFolder("docs"), ...inFolder(".github")],
];

/** The hand-written part of a file: all but the tables of fields. */
const written = (file: string): string => readFileSync(file, "utf8").split(tablesMarker)[0] ?? "";

const documents = files.map((file) => {
  const tree = parseMarkdown(written(file));
  const code = descendants(tree)
    .filter(({ type }) => type === "inlineCode" || type === "code")
    .map((node) => (node as Literal<string>).value);
  return { file, code, ...readBody(tree, 1) };
});

/** Wrong matches in each document's code: `docs/marketers.md: npm run nowhere`. */
const foundInCode = (pattern: RegExp, isWrong: (match: string) => boolean): string[] =>
  documents.flatMap(({ file, code }) =>
    code
      .flatMap((part) => Array.from(part.matchAll(pattern), ([, match = ""]) => match))
      .filter(isWrong)
      .map((match) => `${file}: ${match}`),
  );

const anchorsOf = (file: string): string[] =>
  headingIds(documents.find((one) => one.file === file)?.headings ?? [], [], {});

const isBroken = (from: string, link: string): boolean => {
  const [name = "", anchor] = link.split("#");
  const file = name === "" ? from : path.join(path.dirname(from), name);
  return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
};

describe("the documents", () => {
  it("name commands that exist", () => {
    const scripts: string[] = Object.keys(packageJson.scripts);
    const isUnknown = (name: string): boolean => !scripts.includes(name);
    expect(foundInCode(/npm run (?:-s |--silent )?([\w:-]+)/g, isUnknown)).toEqual([]);
    expect(foundInCode(/npm (start|test)\b/g, isUnknown)).toEqual([]);
    expect(foundInCode(/(?:node|tsx) (tools\/[\w./-]+)/g, (tool) => !existsSync(tool))).toEqual([]);
  });

  it("document every command of the enquiries tool, and no unknown one", () => {
    const isUnknown = (name: string): boolean => !Object.hasOwn(commands, name);
    expect(foundInCode(/enquiries -- ([a-z]+)/g, isUnknown)).toEqual([]);
    const guide = documents.find(({ file }) => file === "docs/operators/enquiries.md");
    expect(Object.keys(commands).filter((name) => !guide?.code.some((part) => part.split(" ")[0] === name))).toEqual(
      [],
    );
  });

  it("link to files and headings that exist", () => {
    const broken = documents.flatMap(({ file, links, images }) =>
      [...links, ...images]
        .filter((link) => !/^[a-z]+:/.test(link) && isBroken(file, link))
        .map((link) => `${file}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it("name files that exist", () => {
    const ofTheProject = /^((?:\.ci|\.github|content|deploy|docs|netlify|src|static|tests|tools)\/[\w@./-]*)$/gm;
    // Owners may remove entries.
    const isEntry = (name: string) => /^content\/.+\.md$/.test(name);
    expect(foundInCode(ofTheProject, (name) => !existsSync(name) && !isEntry(name))).toEqual([]);
  });

  it("exist at the paths that code comments and messages refer to", () => {
    const pattern = String.raw`docs/[a-z/-]+\.(md|diff)`;
    const named = execFileSync("git", ["grep", "-hoE", pattern, "--", ":!*.md"], { encoding: "utf8" }).trim();
    expect([...new Set(named.split("\n"))].filter((file) => !existsSync(file))).toEqual([]);
  });

  it("name settings that exist", () => {
    const ours = { ...serverSettings, ...enquirySettings, ...signInSettings, ...buildSettings };
    // Variables of GitHub’s workflow, tests, Compose, glibc, Gitea’s app.ini and cron.
    const others = ["BUILD_HOOK_URL", "CHROMIUM_PATH", "POSTGRES_PASSWORD", "MALLOC_ARENA_MAX", "ALLOW_DOMAIN", "PATH"];
    const names = [...Object.keys(ours), ...others];
    const inCapitals = /(?<![\w-])([A-Z]+(?:_[A-Z]+)+|[A-Z]{4,}(?==))(?![\w-])/g;
    expect(foundInCode(inCapitals, (name) => !names.includes(name))).toEqual([]);
  });

  it("name metrics that exist", () => {
    const source = readFileSync("src/server/metrics.ts", "utf8");
    const metric = /\b((?:enquir|http_request|site_build)[a-z]*_[a-z_]+)/g;
    expect(foundInCode(metric, (name) => !source.includes(`"${name}"`))).toEqual([]);
  });

  it.each([
    ["docs/marketers.md", `at most ${pictureLimits.maxBytes / 1e6} MB`],
    ["docs/content-reference.md", `A tag has at most ${maxTagLength} characters`],
    ["docs/operators/enquiries.md", `A sum of ${spamThreshold} quarantines`],
    ["docs/operators/enquiries.md", `RATE_LIMIT=${String(enquirySettings.RATE_LIMIT.def.defaultValue)}`],
  ])("%s says: %s", (file, sentence) => {
    expect(readFileSync(file, "utf8").includes(sentence)).toBe(true);
  });

  it("name the commands that read .env correctly", () => {
    const commands = ["start", "build", "develop", "enquiries"] as const;
    const tools = commands.map((name) => packageJson.scripts[name].split(" ")[1] ?? "");
    expect(tools.filter((tool) => !readFileSync(tool, "utf8").includes("loadSettings()"))).toEqual([]);
  });

  it("list the current schema fields (update with npx tsx tools/content-reference.ts)", () => {
    const reference = readFileSync("docs/content-reference.md", "utf8");
    const anchors = Array.from(reference.matchAll(/^### (.+)$/gm), ([, heading = ""]) => heading.toLowerCase());
    const links = Array.from(reference.split(tablesMarker)[1]?.matchAll(/\]\(#(\w+)\)/g) ?? [], ([, link]) => link);
    expect(links.filter((link) => !anchors.includes(link ?? ""))).toEqual([]);
    expect(reference.split("\n")).toEqual(withFieldTables(reference).split("\n"));
  });

  it("stay within limits: README 600 words, marketers' guide 1,700, decisions 300, at most 18 decisions", () => {
    const wordsIn = (file: string): number => documents.find((one) => one.file === file)?.wordCount ?? Infinity;
    expect(wordsIn("README.md")).toBeLessThanOrEqual(600);
    expect(wordsIn("docs/marketers.md")).toBeLessThanOrEqual(1700);
    const decisions = inFolder("docs/decisions").filter((file) => !file.endsWith("README.md"));
    expect(decisions.length).toBeLessThanOrEqual(18);
    expect(decisions.filter((file) => wordsIn(file) > 300)).toEqual([]);
  });
});
