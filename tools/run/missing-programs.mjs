import { chromiumAdvice, findChromium } from "./chromium.mjs";
import { installDebianPackages, mayInstall } from "./debian.mjs";
import { installedProgram } from "./installed.mjs";
import { ensurePostgres } from "./postgres.mjs";
import { capture } from "./process.mjs";

/** Debian's packages, the programs of theirs that tests start, and what is not tested without. */
const debianPackages = [
  { name: "firefox-esr", programs: ["firefox-esr", "firefox"], without: "Skipping tests in Firefox" },
  { name: "webkit2gtk-driver", programs: ["WebKitWebDriver"], without: "Skipping tests in WebKit" },
  { name: "xvfb", programs: ["xvfb-run"], without: "Skipping tests in WebKit" },
  { name: "nginx", programs: ["nginx"], without: "Skipping tests with nginx" },
];

/** A font with the measures of Arial, which fallback fonts are fitted to. */
const fallbackFont = { name: "fonts-liberation", without: "Tests of layout shifts will fail" };

/** Systems other than Linux have Arial itself. */
const hasFallbackFont = async () =>
  process.platform !== "linux" || (await capture("fc-list", ["--quiet", "Liberation Sans"])).code === 0;

const missingPackages = async () => [
  ...debianPackages.filter(({ programs }) => installedProgram(...programs) === undefined),
  ...((await hasFallbackFont()) ? [] : [fallbackFont]),
];

/**
 * Looks for what the tests need of the machine: PostgreSQL, nginx, browsers and a font. What is missing is installed
 * where that is allowed, and named in a line each where it is not.
 */
export const findPrograms = async () => {
  const chromium = await findChromium();
  const missing = (await missingPackages()).map(({ name }) => name);
  if (chromium === undefined) missing.push("chromium");
  if (mayInstall && missing.length > 0) await installDebianPackages(missing);
  const found = chromium ?? (await findChromium());
  if (found === undefined) console.log(`Skipping all tests with a browser: there is no Chromium. ${chromiumAdvice}.`);
  else process.env["CHROMIUM_PATH"] = found;
  for (const { name, without } of await missingPackages())
    console.log(`${without}: ${name} is missing. npm test -- --install installs it from Debian.`);
  if ((await ensurePostgres()) === undefined)
    console.log(
      "Skipping tests with PostgreSQL: it cannot be had from npm. Install it, with its programs in the path.",
    );
};
