// `npm run lighthouse`, and a step of `npm test`: checks each kind of page of the built site against the limits of
// lighthouserc.json, on Lighthouse's simulated phone and slow 4G, and the scripts against those of .size-limit.mjs.
// --once: measures each page once, not five times, and without CPU throttling, since the machine may be slow.
import "./run/command.mjs";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureDependencies } from "./run/dependencies.mjs";
import { run } from "./run/process.mjs";
import { requireChromium } from "./run/programs.mjs";

const port = "9200";

/** The page with the most HTML represents its folder. @param {string} folder */
const largestIn = (folder) => {
  const pages = readdirSync(path.join("public", folder))
    .map((slug) => ({ path: `${folder}/${slug}`, file: path.join("public", folder, slug, "index.html") }))
    .filter(({ path: page, file }) => existsSync(file) && page !== "blog/404")
    .toSorted((a, b) => statSync(b.file).size - statSync(a.file).size);
  return pages.slice(0, 1).map(({ path: page }) => page);
};

const lists = ["services", "industries", "blog"];
const pages = ["", "about", "contact_us", ...lists, ...lists.flatMap(largestIn)];

await requireChromium();
await ensureDependencies("tools/lighthouse");
const folder = mkdtempSync(path.join(tmpdir(), "lighthouse-"));
try {
  const urls = pages.map((page) => `--collect.url=http://127.0.0.1:${port}/${page}`);
  const settings = {
    CHROME_PATH: process.env["CHROMIUM_PATH"],
    HOST: "127.0.0.1",
    PORT: port,
    DATABASE_URL: `file:${path.join(folder, "site.db")}`,
  };
  const once = ["--collect.numberOfRuns=1", "--collect.settings.throttling.cpuSlowdownMultiplier=1"];
  const isOnce = process.argv.includes("--once");
  const options = ["autorun", ...(isOnce ? once : []), ...urls];
  const measure = () => run("tools/lighthouse/node_modules/.bin/lhci", options, settings);
  let limits = await measure();
  // A page that changes while Lighthouse inspects it has no score: retried once, like browser tests.
  if (limits !== 0 && isOnce) limits = await measure();
  const sizes = await run("npx", ["size-limit"]);
  process.exitCode = limits || sizes;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
