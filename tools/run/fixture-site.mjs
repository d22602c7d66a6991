// Builds the site that browser, visual and editor tests use: the project's code with the content of tests/fixture-site.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fingerprint, unlessDone } from "./fingerprint.mjs";
import { Problem } from "./problem.mjs";
import { environment, runIntoLog, secondsSince } from "./process.mjs";

/** Where it is built; its Gatsby cache stays there from run to run. */
export const fixtureRoot = ".fixture-site";

const fixture = "tests/fixture-site";

/** @type {string[]} what a build reads */
const sources = JSON.parse(readFileSync(new URL("sources.json", import.meta.url), "utf8"));

/** @type {{ name: string, furtherArticles?: number, site?: object, settings: Record<string, string> }[]} in the order in which they are made; the last one stays */
export const fixtureBuilds = JSON.parse(readFileSync(`${fixture}/builds.json`, "utf8"));

/** What the tests of a build read, besides the pages. */
const outputs = ["public", "dist", ".netlify", ".cache/functions"];

/** @param {string} name of an earlier build */
const keptFolder = (name) => path.join(fixtureRoot, "builds", name);

const copySources = () => {
  for (const name of sources) {
    rmSync(path.join(fixtureRoot, name), { recursive: true, force: true });
    // Gatsby asks again for what has a new date.
    cpSync(name === "content" ? `${fixture}/content` : name, path.join(fixtureRoot, name), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
  cpSync(`${fixture}/static`, path.join(fixtureRoot, "static"), { recursive: true });
  cpSync(`${fixture}/pages`, path.join(fixtureRoot, "src/pages"), { recursive: true });
  if (!existsSync(path.join(fixtureRoot, "node_modules")))
    symlinkSync("../node_modules", path.join(fixtureRoot, "node_modules"));
};

/** Articles that differ by their titles and slugs. @param {number} count */
const addArticles = (count) => {
  const posts = path.join(fixtureRoot, "content/posts");
  const article = readFileSync(path.join(posts, "article-05.md"), "utf8");
  for (let number = 1; number <= count; number++)
    writeFileSync(
      path.join(posts, `further-${number}.md`),
      article.replaceAll("article-05", `further-${number}`).replace(/^title: .*$/m, `title: Further article ${number}`),
    );
};

/** Changes the site's settings. @param {object} settings */
const changeSettings = (settings) => {
  const file = path.join(fixtureRoot, "content/settings/site.json");
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...settings }));
};

/** @param {{ name: string, settings: Record<string, string> }} build */
const build = async ({ name, settings }) => {
  const env = { ...environment, ...settings, NODE_ENV: "production" };
  const gatsby = path.resolve("node_modules/.bin/gatsby");
  const { code, log } = await runIntoLog(gatsby, ["build"], `fixture-site-${name}`, env, fixtureRoot);
  if (code !== 0)
    throw new Problem(`The fixture site could not be built: ${log} says why. Fix that and run this again.`);
};

/** Keeps what the tests of a build read before the next one replaces it. @param {string} name */
const keep = (name) => {
  const folder = keptFolder(name);
  mkdirSync(folder, { recursive: true });
  for (const output of outputs)
    if (existsSync(path.join(fixtureRoot, output)))
      cpSync(path.join(fixtureRoot, output), path.join(folder, output), { recursive: true });
};

/** Netlify's pages have names of their own (`about.html`), which a build for another host does not remove. */
const removePagesOfNetlify = () => {
  const folder = path.join(fixtureRoot, "public");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (/\.html(\.br|\.gz)?$/.test(name) && !/^(index|404)\.html/.test(path.basename(name)))
      rmSync(path.join(folder, name));
};

/** Gatsby leaves those of earlier code, which no build names any more, and Netlify's adapter brings them back. */
const removeBundles = () => {
  rmSync(path.join(fixtureRoot, ".netlify"), { recursive: true, force: true });
  const folder = path.join(fixtureRoot, "public");
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name.endsWith(".js")) rmSync(path.join(folder, name));
};

const buildAll = async () => {
  console.error("Building the fixture site three times (about two minutes) …");
  const begin = performance.now();
  removeBundles();
  rmSync(path.join(fixtureRoot, "builds"), { recursive: true, force: true });
  mkdirSync(path.join(fixtureRoot, "builds"));
  // Netlify's functions name packages by their way from there.
  symlinkSync("../../node_modules", path.join(fixtureRoot, "builds/node_modules"));
  for (const [index, one] of fixtureBuilds.entries()) {
    copySources();
    addArticles(one.furtherArticles ?? 0);
    changeSettings(one.site ?? {});
    await build(one);
    if (index < fixtureBuilds.length - 1) keep(one.name);
    if (one.settings["NETLIFY"] !== undefined) removePagesOfNetlify();
  }
  console.error(`Building the fixture site: ${secondsSince(begin)}`);
};

/** Builds the fixture site, unless it was built from the same files before. */
export const ensureFixtureSite = () => {
  mkdirSync(fixtureRoot, { recursive: true });
  return unlessDone({
    stamp: path.join(fixtureRoot, ".cache/built"),
    print: fingerprint({
      places: [...sources.filter((name) => name !== "content"), fixture],
      except: ["src/gatsby-types.d.ts"],
    }),
    done: existsSync(path.join(fixtureRoot, "dist/manifest.json")),
    work: buildAll,
  });
};
