import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../tests/support/browser";
import { startSite } from "../../tests/support/site-process";
import { builtFiles } from "./built-files";
import { judgedKinds } from "./budgets";
import { type Verdict, written } from "./judge";
import type { startLighthouse } from "./lighthouse.mjs";
import { measureChunks } from "./measure-chunks";
import { measureHand, pathOf } from "./measure-hand";
import { type Instruments, measurePage, type MeasuredPage } from "./measure-pages";
import { complaints, table } from "./report";
import { Mistake, parsed, printAnswer } from "../command-line";

const usage = `npm run budgets -- [--only KIND]… [--json FILE]

  --only KIND   judges this kind of page alone, without the rest: ${judgedKinds.join(", ")}
  --json FILE   where the figures go (test-results/reports/budgets.json)

The site has to be built. Figures marked (!) are beyond the reach and within what a busy machine may add.`;

const options = {
  only: { type: "string", multiple: true, default: [] as string[] },
  json: { type: "string", default: "test-results/reports/budgets.json" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Runs work with the built site, Lighthouse and a browser, which end with it. */
const withSite = async <Result>(start: typeof startLighthouse, work: (instruments: Instruments) => Promise<Result>) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "budgets-"));
  const site = await startSite({ env: { DATABASE_URL: `file:${path.join(folder, "site.db")}` }, root: "." });
  const lighthouse = await start();
  const browser = await chromium.launch(launchOptions);
  try {
    return await work({ lighthouse, browser, url: site.url, statics: builtFiles() });
  } finally {
    await browser.close();
    lighthouse.stop();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const show = (verdicts: readonly Verdict[]): void => console.table(table(verdicts));

const measureAll = (start: typeof startLighthouse, kinds: typeof judgedKinds, isWhole: boolean) =>
  withSite(start, async (instruments) => {
    const pages: MeasuredPage[] = [];
    for (const kind of kinds) pages.push(await measurePage(instruments, [kind, pathOf(kind)]));
    show(pages.flatMap(({ verdicts }) => verdicts));
    if (!isWhole) return { pages, hand: [], chunks: [], misfits: [] };
    const { verdicts: hand, nextPageSlowed } = await measureHand(instruments.browser, instruments.url);
    show(hand);
    console.log(`The next page, with the processor slowed down as well: ${written(nextPageSlowed, "ms")}`);
    const { verdicts: chunks, misfits } = await measureChunks();
    show(chunks);
    return { pages, hand, nextPageSlowed, chunks, misfits };
  });

const answer = async (start: typeof startLighthouse): Promise<string> => {
  const { values } = parsed(() => parseArgs({ options }), usage);
  if (values.help) return usage;
  const unknown = values.only.filter((name) => !judgedKinds.some((kind) => kind === name));
  if (unknown.length > 0) throw new Mistake(`${unknown.join(", ")}: no such kind of page\n\n${usage}`);
  const kinds = judgedKinds.filter((kind) => values.only.length === 0 || values.only.includes(kind));
  const found = await measureAll(start, kinds, values.only.length === 0);
  const verdicts = [...found.pages.flatMap((page) => page.verdicts), ...found.hand, ...found.chunks];
  const wrong = [...complaints(verdicts), ...found.misfits];
  const passed = verdicts.filter((verdict) => verdict.passed).length;
  mkdirSync(path.dirname(values.json), { recursive: true });
  writeFileSync(values.json, JSON.stringify({ passed, failed: wrong.length, wrong, ...found }, null, 2));
  if (wrong.length > 0) process.exitCode = 1;
  const audits = found.pages.flatMap(({ kind, failed }) => failed.map((audit) => `${kind}: ${audit}`));
  return [...wrong, ...(wrong.length > 0 ? ["", "What Lighthouse took points for:", ...audits] : [])].join("\n");
};

/**
 * Measures and judges, prints the tables and what is wrong, and writes all of
 * it as JSON. The process ends with 1 when a budget is broken.
 *
 * @param start Lighthouse comes from outside: what compiles this file would compile it too, and break it
 */
export const runBudgets = (start: typeof startLighthouse): Promise<void> => printAnswer(() => answer(start));
