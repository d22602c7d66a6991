import { chromiumAdvice, findChromium } from "./chromium.mjs";
import { installDebianPackages, mayInstall } from "./debian.mjs";
import { installedProgram } from "./installed.mjs";
import { ensurePostgres } from "./postgres.mjs";

/** Debian's packages, the programs of theirs that tests start, and which tests those are. */
const debianPackages = [
  { name: "firefox-esr", programs: ["firefox-esr", "firefox"], tests: "tests in Firefox" },
  { name: "webkit2gtk-driver", programs: ["WebKitWebDriver"], tests: "tests in WebKit" },
  { name: "xvfb", programs: ["xvfb-run"], tests: "tests in WebKit" },
  { name: "nginx", programs: ["nginx"], tests: "tests with nginx" },
];

const missingPackages = () => debianPackages.filter(({ programs }) => installedProgram(...programs) === undefined);

/**
 * Looks for the programs that the tests start: PostgreSQL, nginx and the browsers. Those that are missing are installed
 * where that is allowed, and named in a line each where it is not.
 */
export const findPrograms = async () => {
  const chromium = await findChromium();
  const packages = [...(chromium === undefined ? ["chromium"] : []), ...missingPackages().map(({ name }) => name)];
  if (mayInstall && packages.length > 0) await installDebianPackages(packages);
  const found = chromium ?? (await findChromium());
  if (found === undefined) console.log(`Skipping all tests with a browser: there is no Chromium. ${chromiumAdvice}.`);
  else process.env["CHROMIUM_PATH"] = found;
  for (const { name, tests } of missingPackages())
    console.log(`Skipping ${tests}: ${name} is missing. npm test -- --install installs it from Debian.`);
  if ((await ensurePostgres()) === undefined)
    console.log(
      "Skipping tests with PostgreSQL: it cannot be had from npm. Install it, with its programs in the path.",
    );
};
