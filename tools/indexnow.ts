// `npm run indexnow -- …`: tells search engines that take part in IndexNow which pages have changed.
import { existsSync } from "node:fs";
import path from "node:path";
import { env } from "node:process";
import { parseArgs } from "node:util";
import site from "../content/settings/site.json";
import { isIndexNowKey, keyPath } from "../src/domain/index-now";
import { crawlerFiles } from "../src/domain/paths";
import { Mistake, parsed, printAnswer } from "./command-line";
import { changedPages } from "./indexnow/changed-pages";
import { submit } from "./indexnow/submit";
import { loadSettings } from "./run/settings.mjs";

const usage = `npm run indexnow -- [--since DATE] [--dry-run]

  --since DATE     sends the pages changed after it: a day such as 2026-01-31 (from midnight UTC)
                   or a moment such as 2026-01-31T09:30:00Z (the last 24 hours)
  --dry-run        prints the addresses and sends nothing
  --public FOLDER  the public folder of the build that was published (public)

Does nothing unless INDEXNOW_KEY is set (see .env.example and docs/operators.md).`;

const options = {
  since: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  public: { type: "string", default: "public" },
  help: { type: "boolean", short: "h", default: false },
} as const;

const usualEndpoint = "https://api.indexnow.org/indexnow";
const day = 24 * 60 * 60 * 1000;

const sinceOf = (text: string | undefined): Date => {
  if (text === undefined) return new Date(Date.now() - day);
  const date = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}(?:T.*)?$/.test(text) || Number.isNaN(date.getTime()))
    throw new Mistake(`--since ${text} is no date: write one such as 2026-01-31`);
  return date;
};

const checkKey = (key: string, publicFolder: string): void => {
  if (!isIndexNowKey(key)) throw new Mistake("INDEXNOW_KEY has to be 8 to 128 letters, digits or hyphens");
  if (!existsSync(path.join(publicFolder, keyPath(key))))
    throw new Mistake(`${publicFolder}${keyPath(key)} is not there. Build and publish the site with INDEXNOW_KEY set.`);
};

const main = async (): Promise<string> => {
  const { values } = parsed(() => parseArgs({ options }), usage);
  if (values.help) return usage;
  loadSettings();
  const key = env["INDEXNOW_KEY"]?.trim() ?? "";
  if (key === "") return "IndexNow is off: INDEXNOW_KEY is not set. Nothing was sent.";
  const since = sinceOf(values.since);
  checkKey(key, values.public);
  const urls = await changedPages(path.join(values.public, crawlerFiles.sitemap), since);
  if (urls === undefined) throw new Mistake(`${values.public} holds no sitemap. Build the site first: npm run build`);
  if (urls.length === 0) return `No page was changed after ${since.toISOString()}. Nothing was sent.`;
  if (values["dry-run"]) return urls.join("\n");
  const endpoint = env["INDEXNOW_ENDPOINT"]?.trim() || usualEndpoint;
  const answers = await submit({ endpoint, key, siteUrl: site.url, urls });
  if (!answers.every(({ ok }) => ok)) process.exitCode = 1;
  return answers.map(({ text }) => text).join("\n");
};

void printAnswer(main);
