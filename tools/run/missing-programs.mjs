import { chromiumAdvice, findChromium } from "./chromium.mjs";
import { installDebianPackages, mayInstall } from "./debian.mjs";
import { installedProgram } from "./installed.mjs";
import { ensurePostgres } from "./postgres.mjs";

/** Debian's packages of the other engines, and the programs that they bring. */
const engines = {
  "firefox-esr": ["firefox-esr", "firefox"],
  "webkit2gtk-driver": ["WebKitWebDriver"],
  xvfb: ["xvfb-run"],
};

const missingEngines = () =>
  Object.entries(engines)
    .filter(([, programs]) => installedProgram(...programs) === undefined)
    .map(([name]) => name);

/**
 * Looks for the programs that the tests start: PostgreSQL and the browsers. Those that are missing are installed where
 * that is allowed, and named in a line each where it is not.
 */
export const findPrograms = async () => {
  const chromium = await findChromium();
  const packages = [...(chromium === undefined ? ["chromium"] : []), ...missingEngines()];
  if (mayInstall && packages.length > 0) await installDebianPackages(packages);
  const found = chromium ?? (await findChromium());
  if (found === undefined) console.log(`Skipping all tests with a browser: there is no Chromium. ${chromiumAdvice}.`);
  else process.env["CHROMIUM_PATH"] = found;
  for (const name of missingEngines())
    console.log(`Skipping tests of other engines: ${name} is missing. npm test -- --install installs it from Debian.`);
  if ((await ensurePostgres()) === undefined)
    console.log(
      "Skipping tests with PostgreSQL: it cannot be had from npm. Install it, with its programs in the path.",
    );
};
