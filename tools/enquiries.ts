// `npm run enquiries -- …`: the list of enquiries, for sales and for data protection requests.
import { statSync } from "node:fs";
import { env } from "node:process";
import { parseArgs } from "node:util";
import { readEnvironment } from "../src/server/environment";
import { createLogger } from "../src/server/logger";
import { createEnquiries } from "../src/server/runtime";
import { isPostgres } from "../src/server/settings";
import { sqliteFile } from "../src/server/store/sqlite";
import { UsageError, parsed, printAnswer } from "./command-line";
import { commands, options } from "./enquiries/commands";
import { loadSettings } from "./run/settings.mjs";

const usage = `npm run enquiries -- COMMAND

  list [--json]       enquiries, newest first
  show REFERENCE      one enquiry, with its deliveries [--json]
  export FILE.csv     a file for a spreadsheet; it must not be there yet
  release REFERENCE   takes an enquiry out of quarantine, so that it is delivered
  erase EMAIL         deletes every enquiry from an address
  purge [--yes]       deletes what is older than RETENTION_DAYS; --yes: even most, or with a clock that seems wrong
  deliver             retries every undelivered enquiry now
  mail --test         sends one mail to ENQUIRIES_TO, and says what the mail server answered
  move --to URL       copies everything into an empty PostgreSQL database (postgres://…)

list and export take --all (those in quarantine as well), --since DATE and --email ADDRESS.
DATE is a day such as 2026-01-31 (from midnight UTC) or a moment such as 2026-01-31T09:30:00Z.
Settings are those of the site: the environment, and .env (see .env.example).`;

const checkedEnvironment = () => {
  loadSettings();
  const { environment, problems } = readEnvironment(env);
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
  return environment;
};

/** Opening would create an empty database, on which every command seems to succeed. */
const requireDatabase = (url: string): void => {
  if (isPostgres(url) || statSync(sqliteFile(url), { throwIfNoEntry: false })) return;
  throw new UsageError(
    `there is no database ${sqliteFile(url)}: set DATABASE_URL to the one of the site, or start the site, which makes it`,
  );
};

const main = async (): Promise<string> => {
  const { values, positionals } = parsed(() => parseArgs({ allowPositionals: true, options }));
  const [name = "", argument, ...rest] = positionals;
  if (values.help || name === "help") return usage;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined)
    throw new UsageError(`${name === "" ? "a command is missing" : `unknown command ${name}`}\n\n${usage}`);
  // `deliver 7K3M-9Q2X` must not deliver everything, nor `erase asha@example.com --since …` ignore the date.
  const unread = Object.entries({ ...values, argument }).filter(
    ([part, value]) => value !== undefined && !command.reads.includes(part),
  );
  const extra = [...unread.map(([part]) => (part === "argument" ? argument : `--${part}`)), ...rest];
  if (extra.length > 0) throw new UsageError(`too much: ${extra.join(" ")}`);
  const environment = checkedEnvironment();
  // The mail server can be tested before the site's first start.
  if (name !== "mail") requireDatabase(environment.DATABASE_URL);
  const { store, outbox, close } = createEnquiries(environment, createLogger("silent"));
  try {
    return await command.run({ store, outbox, environment, argument, options: values });
  } finally {
    await close();
  }
};

printAnswer(main).catch((error: unknown) => {
  console.error(`The list cannot be read: ${String(error)}`);
  process.exitCode = 1;
});
