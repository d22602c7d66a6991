// `npm run test:edited`: runs the tests in a copy of the last commit in which an owner has edited the content: another
// company and domain, one more service, no articles and industries, another headline. No test may mind.
// Usage: npm run test:edited [-- arguments of npm test]
import "./run/command.mjs";
import { execFileSync } from "node:child_process";
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
 * @param {(data: any) => void} change
 */
const editJson = (file, change) => {
  const data = JSON.parse(readFileSync(path.join(content, file), "utf8"));
  change(data);
  writeFileSync(path.join(content, file), `${JSON.stringify(data, null, 2)}\n`);
};

// The copy shares them, and would else install its own in their place.
await ensureDependencies();
// It loads a package, which may just have been installed.
const { fillWithEntries } = await import("./content/fill-with-entries.mjs");

try {
  execFileSync("git", ["clone", "--quiet", "--local", ".", folder]);
  // Not a link to the folder: functions for Netlify name packages by their way from there.
  execFileSync("cp", ["-al", "node_modules", path.join(folder, "node_modules")]);
  editJson("settings/site.json", (site) =>
    Object.assign(site, {
      name: "Edited Works",
      shortName: "Edited",
      team: "The Edited Team",
      url: "https://www.edited.example",
      email: "hello@edited.example",
      leftOut: ["WhatsApp", "map", "review link"],
    }),
  );
  editJson("pages/home.json", ({ hero }) => (hero.headline = `Another Headline About ${hero.highlight} Work`));
  const services = path.join(content, "services");
  fillWithEntries(content, "services", readdirSync(services).length + 1);
  for (const kind of ["posts", "industries"]) rmSync(path.join(content, kind), { recursive: true });
  for (const file of readdirSync(services).map((name) => path.join(services, name)))
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(/\(\/(?:blog|industries)\/[^)]+/g, "(/about"));
  editJson("pages/industries.json", ({ carousel }) => {
    for (const slide of carousel.slides) slide.link = "/about";
  });
  editJson("redirects/redirects.json", (file) => (file.redirects = []));
  git("add", "content");
  git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", "Edit");
  process.chdir(folder);
  process.exitCode = await run("node", ["tools/test.mjs", ...process.argv.slice(2)]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
