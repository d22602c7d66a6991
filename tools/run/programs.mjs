import { existsSync } from "node:fs";
import path from "node:path";
import { ensurePostgres } from "./postgres.mjs";
import { Problem, run } from "./process.mjs";

/** Whether programs may be installed on this machine, outside the project. */
const mayInstall = Boolean(process.env["CI"]) || process.argv.includes("--install");

/** Debian keeps administrators' programs out of the PATH of other users. */
const administratorsFolder = "/usr/sbin";

/**
 * @param {...string} names of a program
 * @returns {string | undefined} the path of the first one found
 */
export const installedProgram = (...names) =>
  [...(process.env["PATH"] ?? "").split(path.delimiter), administratorsFolder]
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(existsSync);

/** Installs Debian packages, if apt-get exists and may be used. @param {string[]} names */
const installDebianPackages = async (names) => {
  if (installedProgram("apt-get") === undefined) return;
  const install = `apt-get install -y -qq --no-install-recommends ${names.join(" ")}`;
  const steps = ["sh", "-c", `apt-get update -qq && DEBIAN_FRONTEND=noninteractive ${install}`];
  const [command = "", ...args] = process.getuid?.() === 0 ? steps : ["sudo", ...steps];
  await run(command, args).catch(() => undefined);
};

export const chromiumAdvice = "Install Chromium, set CHROMIUM_PATH, or let this install one: --install";

/**
 * The headless shell comes first: it opens a page in half the time.
 *
 * @returns {Promise<string | undefined>} an installed Chromium, else Playwright's, if it was downloaded
 */
const presentChromium = async () => {
  const installed =
    process.env["CHROMIUM_PATH"] ??
    installedProgram(
      "chromium-headless-shell",
      "chromium",
      "chromium-browser",
      "google-chrome",
      "google-chrome-stable",
    );
  if (installed !== undefined) return installed;
  // Playwright is there only when the packages are installed.
  const { chromium } = await import("@playwright/test");
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
};

/** Sets `CHROMIUM_PATH` to an existing Chromium, or else installs Playwright's or Debian's if allowed. */
const findChromium = async () => {
  let found = await presentChromium();
  if (found === undefined && mayInstall) {
    console.log("Downloading Playwright's Chromium …");
    const code = await run("npx", ["playwright", "install", "chromium"]);
    if (code !== 0) await installDebianPackages(["chromium-headless-shell"]);
    found = await presentChromium();
  }
  if (found !== undefined) process.env["CHROMIUM_PATH"] = found;
};

/** Sets `CHROMIUM_PATH` for child processes. Throws without a Chromium. */
export const requireChromium = async () => {
  await findChromium();
  if (process.env["CHROMIUM_PATH"] === undefined) throw new Problem(`No Chromium is installed. ${chromiumAdvice}.`);
};

/** Debian packages with the programs that tests start, and the effect of a missing one. */
const debianPackages = [
  { name: "chromium-headless-shell", programs: ["chromium-headless-shell"], without: "Tests in a browser take longer" },
  { name: "chromium", programs: ["chromium"], without: "Testing engines with another Chromium, if there is one" },
  { name: "firefox-esr", programs: ["firefox-esr", "firefox"], without: "Skipping tests in Firefox" },
  { name: "webkit2gtk-driver", programs: ["WebKitWebDriver"], without: "Skipping tests in WebKit" },
  { name: "xvfb", programs: ["xvfb-run"], without: "Skipping tests in WebKit" },
  { name: "nginx", programs: ["nginx"], without: "Skipping tests with nginx" },
];

/** Metric-compatible with Arial, which the fallback fonts are adjusted to. */
const fallbackFont = { name: "fonts-liberation", without: "Tests of layout shifts will fail" };

/** Systems other than Linux have Arial. */
const hasFallbackFont = async () =>
  process.platform !== "linux" || (await run("fc-list", ["--quiet", "Liberation Sans"]).catch(() => 1)) === 0;

const missingPackages = async () => [
  ...debianPackages.filter(({ programs }) => installedProgram(...programs) === undefined),
  ...((await hasFallbackFont()) ? [] : [fallbackFont]),
];

/**
 * Checks for programs that the tests need: PostgreSQL, nginx, browsers and a font. Missing ones are installed if
 * allowed and otherwise reported; the suites themselves report a missing Chromium.
 */
export const findPrograms = async () => {
  const missing = await missingPackages();
  if (mayInstall && missing.length > 0) await installDebianPackages(missing.map(({ name }) => name));
  for (const { name, without } of await missingPackages())
    console.log(`${without}: ${name} is missing. npm test -- --install installs it from Debian.`);
  await findChromium();
  if ((await ensurePostgres()) === undefined)
    console.log(
      "Skipping tests with PostgreSQL: it cannot be had from npm. Install it, with its programs in the path.",
    );
};
