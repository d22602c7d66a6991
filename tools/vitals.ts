// `npm run vitals -- …`: how fast the pages are where visitors are.
import { env } from "node:process";
import { parseArgs } from "node:util";
import settings from "../content/settings/field-vitals.json";
import { readEnvironment } from "../src/server/environment";
import { environmentDefaults } from "../src/server/runtime";
import { firstOfLast, keptDays } from "../src/server/vitals/days";
import { openVitalsStore } from "../src/server/vitals/vitals-store";
import { Mistake, parsed } from "./command-line";
import { loadSettings } from "./run/settings.mjs";
import { asText } from "./vitals/show";
import { summarise } from "./vitals/summary";

const usage = `npm run vitals -- [--days N] [--json]

  --days N   the last N days of UTC, today included: 1 to ${keptDays}, 28 unless told
  --json     an object for programs; times in milliseconds, shares from 0 to 1

Settings are those of the site: the environment, and .env (see .env.example).`;

const options = {
  days: { type: "string", default: "28" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

const daysOf = (text: string): number => {
  const days = Number(text);
  if (!/^\d+$/.test(text) || days < 1 || days > keptDays) {
    throw new Mistake(`--days ${text} is no number of days from 1 to ${keptDays}, which is how long counts are kept`);
  }
  return days;
};

const databaseUrl = (): string => {
  loadSettings();
  const read = readEnvironment(env, environmentDefaults);
  if (!read.ok) throw new Mistake(read.problems.join("\n"));
  return read.environment.DATABASE_URL;
};

const main = async (): Promise<string> => {
  const { values } = parsed(() => parseArgs({ options }), usage);
  if (values.help) return usage;
  const asked = daysOf(values.days);
  const store = openVitalsStore(databaseUrl());
  try {
    const since = firstOfLast(asked, new Date());
    const [days, counts] = [await store.days(since), await store.counts(since)];
    const lines = summarise(counts);
    if (values.json) return JSON.stringify({ from: days?.first ?? null, to: days?.last ?? null, lines }, undefined, 2);
    return asText({ asked, days, lines, oneIn: settings.collect === "off" ? 0 : settings.oneIn });
  } finally {
    await store.close();
  }
};

main().then(
  (text) => console.log(text),
  (error: unknown) => {
    console.error(error instanceof Mistake ? error.message : `What was measured cannot be read: ${String(error)}`);
    process.exitCode = error instanceof Mistake ? 2 : 1;
  },
);
