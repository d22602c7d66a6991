// `npm run due -- …`: whether something on the published site has fallen due. Needs Node alone, and nothing installed:
// a scheduled job asks this many times a day.
import { readFileSync } from "node:fs";
import { env } from "node:process";
import { parseArgs } from "node:util";
import { ask, fetchSchedule, NoAnswer } from "./due/fetch-schedule.mjs";

const usage = `npm run -s due -- [--site ADDRESS] [--build]

  --site ADDRESS  the published site (the address in content/settings/site.json)
  --build         when something is due, asks the host for a build: posts to BUILD_HOOK_URL

Ends with 0 when something is due, 1 when nothing is, 2 when it could not be told.
With --build it ends with 0 when all is well, due or not, and with 2 otherwise.`;

const exitCodes = { due: 0, notDue: 1, unknown: 2 };

/** @type {() => { site?: string, build: boolean, help: boolean }} */
const readArguments = () => {
  try {
    return /** @type {{ site?: string, build: boolean, help: boolean }} */ (
      parseArgs({
        options: {
          site: { type: "string" },
          build: { type: "boolean", default: false },
          help: { type: "boolean", short: "h", default: false },
        },
      }).values
    );
  } catch (error) {
    throw new NoAnswer(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
};

/** @type {() => string} */
const ownAddress = () =>
  JSON.parse(readFileSync(new URL("../content/settings/site.json", import.meta.url), "utf8")).url;

/** @type {(site: string) => string} */
const checkedAddress = (site) => {
  if (!/^https?:\/\//.test(site) || !URL.canParse(site))
    throw new NoAnswer(`--site ${site} is no address: write one such as https://example.com`);
  return site;
};

/** The hook's address is a secret: nothing that is printed holds it. @type {(hook: string) => Promise<void>} */
const askForBuild = async (hook) => {
  if (!URL.canParse(hook)) throw new NoAnswer("BUILD_HOOK_URL is no address.");
  const answer = await ask(hook, { method: "POST", body: "{}" }).catch(() => {
    throw new NoAnswer("The address in BUILD_HOOK_URL did not answer.");
  });
  if (!answer.ok) throw new NoAnswer(`The address in BUILD_HOOK_URL answered ${answer.status}.`);
};

const main = async () => {
  const { site, build, help } = readArguments();
  if (help) return { text: usage, code: exitCodes.due };
  const hook = env["BUILD_HOOK_URL"]?.trim() ?? "";
  if (build && hook === "")
    return { text: "BUILD_HOOK_URL is not set: nobody can be asked for a build. docs/operators.md says how.", code: 0 };
  const { builtAt, nextDue } = await fetchSchedule(checkedAddress(site ?? ownAddress()));
  const isDue = nextDue !== null && Date.parse(nextDue) <= Date.now();
  const next = nextDue === null ? "Nothing falls due" : `${isDue ? "Due since" : "Falls due at"} ${nextDue}`;
  const text = `${next}. Built at ${builtAt}.`;
  if (!build) return { text, code: isDue ? exitCodes.due : exitCodes.notDue };
  if (!isDue) return { text, code: 0 };
  await askForBuild(hook);
  return { text: `${text} A build was asked for.`, code: 0 };
};

try {
  const { text, code } = await main();
  console.log(text);
  process.exitCode = code;
} catch (error) {
  if (!(error instanceof NoAnswer)) throw error;
  console.error(error.message);
  process.exitCode = exitCodes.unknown;
}
