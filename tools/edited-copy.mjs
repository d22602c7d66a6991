// `npm run test:edited`: checks that the tests do not depend on the content. Runs them in a copy of the last commit
// with edited content: another company and domain, omitted parts, analytics, one more article, service and case study,
// one industry less, another headline.
// Usage: npm run test:edited [-- arguments of npm test]
import "./run/command.mjs";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureDependencies } from "./run/dependencies.mjs";
import { run } from "./run/process.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "edited-copy-"));
const content = path.join(folder, "content");
/** @param {string[]} args */
const git = (...args) => execFileSync("git", ["-C", folder, ...args]);

/**
 * @param {string} file
 * @param {(data: any) => object} changed returns the changed fields
 */
const editJson = (file, changed) => {
  const data = JSON.parse(readFileSync(path.join(content, file), "utf8"));
  writeFileSync(path.join(content, file), `${JSON.stringify({ ...data, ...changed(data) }, null, 2)}\n`);
};

const isValid = () =>
  spawnSync("node_modules/.bin/tsx", ["tools/content-check.ts"], { cwd: folder, stdio: "ignore" }).status === 0;

/** Removes the first industry that nothing links to. */
const removeIndustry = () => {
  const industries = path.join(content, "industries");
  for (const name of readdirSync(industries)) {
    const file = path.join(industries, name);
    const before = readFileSync(file);
    rmSync(file);
    if (isValid()) return;
    writeFileSync(file, before);
  }
  throw new Error("Each industry is linked to: none can be removed.");
};

// The copy shares the packages, and must not install its own.
await ensureDependencies();
// Loads a package that may just have been installed.
const { fillWithEntries } = await import("./content/fill-with-entries.mjs");
/** Adds an entry. @param {string} kind the folder of its kind */
const addEntry = (kind) => fillWithEntries(content, kind, readdirSync(path.join(content, kind)).length + 1);

try {
  execFileSync("git", ["clone", "--quiet", "--local", ".", folder]);
  // Not a link to the folder: Netlify's functions use package paths relative to it.
  execFileSync("cp", ["-al", "node_modules", path.join(folder, "node_modules")]);
  editJson("settings/site.json", ({ address }) => ({
    name: "Edited Works",
    shortName: "Edited",
    team: "The Edited Team",
    url: "https://www.edited.example",
    email: "hello@edited.example",
    address: { ...address, line: "{street}, {postalCode} {locality}" },
    leftOut: ["map", "WhatsApp", "review link"],
  }));
  editJson("settings/analytics.json", () => ({ provider: "umami", host: "https://umami.example", site: "edited-id" }));
  editJson("pages/home.json", ({ hero }) => ({ hero: { ...hero, headline: `Another ${hero.highlight} Headline` } }));
  addEntry("posts");
  addEntry("services");
  fillWithEntries(content, "work", 1);
  removeIndustry();
  git("add", "content");
  git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", "Edit");
  process.chdir(folder);
  process.exitCode = await run("node", ["tools/test.mjs", ...process.argv.slice(2)]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
