// Builds the site for browser, visual and editor tests: the project's code with the content of tests/fixture-site.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sources } from "./build.mjs";
import { fingerprint, unlessDone } from "./fingerprint.mjs";
import { runOrThrow } from "./process.mjs";
import { forgetUnfinishedBuild } from "./unfinished-build.mjs";

/** The build folder, which keeps its Gatsby cache between runs. */
const root = ".fixture-site";

const fixture = "tests/fixture-site";

/** @type {{ name: string, furtherArticles?: number, site?: object, settings: Record<string, string> }[]} in the order in which they are made; the last one stays */
const builds = JSON.parse(readFileSync(`${fixture}/builds.json`, "utf8"));

/** The output that tests of a build read. */
const outputs = ["public", "dist", ".netlify", ".cache/functions"];

const copySources = () => {
  for (const name of sources) {
    rmSync(path.join(root, name), { recursive: true, force: true });
    // New dates would invalidate Gatsby's cache.
    cpSync(name === "content" ? `${fixture}/content` : name, path.join(root, name), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
  cpSync(`${fixture}/static`, path.join(root, "static"), { recursive: true });
  cpSync(`${fixture}/pages`, path.join(root, "src/pages"), { recursive: true });
  if (!existsSync(path.join(root, "node_modules"))) symlinkSync("../node_modules", path.join(root, "node_modules"));
};

/** Adds articles that differ in title and slug. @param {number} count */
const addArticles = (count) => {
  const posts = path.join(root, "content/posts");
  const article = readFileSync(path.join(posts, "article-05.md"), "utf8");
  for (let number = 1; number <= count; number++)
    writeFileSync(
      path.join(posts, `further-${number}.md`),
      article.replaceAll("article-05", `further-${number}`).replace(/^title: .*$/m, `title: Further article ${number}`),
    );
};

/** @param {object} settings */
const changeSettings = (settings) => {
  const file = path.join(root, "content/settings/site.json");
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...settings }));
};

/** Copies the output for tests before the next build replaces it. @param {string} name */
const keep = (name) => {
  for (const output of outputs)
    if (existsSync(path.join(root, output)))
      cpSync(path.join(root, output), path.join(root, "builds", name, output), { recursive: true });
};

/** Netlify's pages have other file names (`about.html`), which a build for another host does not remove. */
const removePagesOfNetlify = () => {
  const folder = path.join(root, "public");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (/\.html(\.br|\.gz)?$/.test(name) && !/^(index|404)\.html/.test(path.basename(name)))
      rmSync(path.join(folder, name));
};

/** Gatsby leaves bundles of earlier code behind, and Netlify's adapter restores them. */
const removeBundles = () => {
  rmSync(path.join(root, ".netlify"), { recursive: true, force: true });
  const folder = path.join(root, "public");
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name.endsWith(".js")) rmSync(path.join(folder, name));
};

const buildAll = async () => {
  forgetUnfinishedBuild(root);
  removeBundles();
  rmSync(path.join(root, "builds"), { recursive: true, force: true });
  mkdirSync(path.join(root, "builds"));
  // Netlify's functions use package paths relative to this folder.
  symlinkSync("../../node_modules", path.join(root, "builds/node_modules"));
  const gatsby = path.resolve("node_modules/.bin/gatsby");
  for (const [index, { name, furtherArticles = 0, site = {}, settings }] of builds.entries()) {
    copySources();
    addArticles(furtherArticles);
    changeSettings(site);
    const texts = { doing: `Fixture site ${name}`, takes: `build ${index + 1} of ${builds.length}, about 40 seconds` };
    await runOrThrow(gatsby, ["build"], texts, { settings: { ...settings, NODE_ENV: "production" }, cwd: root });
    if (index < builds.length - 1) keep(name);
    if (settings["NETLIFY"] !== undefined) removePagesOfNetlify();
  }
};

/** Builds the fixture site, unless it was built from the same files before. */
export const ensureFixtureSite = () => {
  mkdirSync(root, { recursive: true });
  return unlessDone({
    stamp: path.join(root, ".cache/built"),
    print: fingerprint([...sources.filter((name) => name !== "content"), fixture]),
    done: existsSync(path.join(root, "dist/manifest.json")),
    work: buildAll,
  });
};
