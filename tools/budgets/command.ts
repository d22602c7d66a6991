import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../tests/support/browser";
import { startSite } from "../../tests/support/site-process";
import { judgedKinds } from "./budgets";
import type { Verdict } from "./judge";
import type { startLighthouse } from "./lighthouse.mjs";
import { measureChunks } from "./measure-chunks";
import { measureHand, pathOf } from "./measure-hand";
import { measurePage, type MeasuredPage } from "./measure-pages";
import { complaints, table } from "./report";
import { parsed, printAnswer } from "../command-line";

const usage = `npm run budgets -- [--only KIND]… [--json FILE]

  --only KIND   judges this kind of page alone, without the rest: ${judgedKinds.join(", ")}
  --json FILE   where the figures go (test-results/reports/budgets.json)

The site has to be built. Figures marked (!) are beyond the reach and within what a busy machine may add.`;

const options = {
  only: { type: "string", multiple: true, default: [] as string[] },
  json: { type: "string", default: "test-results/reports/budgets.json" },
  help: { type: "boolean", short: "h", default: false },
} as const;

type Tools = Parameters<typeof measurePage>[0];

/** Runs work with the built site, Lighthouse and a browser, which end with it. */
const withSite = async <Result>(start: typeof startLighthouse, work: (tools: Tools) => Promise<Result>) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "budgets-"));
  const site = await startSite({ env: { DATABASE_URL: `file:${path.join(folder, "site.db")}` } });
  const lighthouse = await start();
  const browser = await chromium.launch(launchOptions);
  try {
    return await work({ lighthouse, browser, url: site.url });
  } finally {
    await browser.close();
    lighthouse.stop();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const show = (verdicts: readonly Verdict[]): void => console.table(table(verdicts));

const measureAll = (start: typeof startLighthouse, kinds: typeof judgedKinds, isWhole: boolean) =>
  withSite(start, async (tools) => {
    const pages: MeasuredPage[] = [];
    for (const kind of kinds) pages.push(await measurePage(tools, [kind, pathOf(kind)]));
    show(pages.flatMap(({ verdicts }) => verdicts));
    if (!isWhole) return { pages, hand: [], chunks: [], misfits: [] };
    const hand = await measureHand(tools.browser, tools.url);
    show(hand);
    const { verdicts: chunks, misfits } = await measureChunks();
    show(chunks);
    return { pages, hand, chunks, misfits };
  });

const answer = async (start: typeof startLighthouse): Promise<string> => {
  const { values } = parsed(() => parseArgs({ options }), usage);
  if (values.help) return usage;
  const kinds = judgedKinds.filter((kind) => values.only.length === 0 || values.only.includes(kind));
  const { pages, hand, chunks, misfits } = await measureAll(start, kinds, values.only.length === 0);
  const verdicts = [...pages.flatMap((page) => page.verdicts), ...hand, ...chunks];
  const wrong = [...complaints(verdicts), ...misfits];
  const passed = verdicts.filter((verdict) => verdict.passed).length;
  mkdirSync(path.dirname(values.json), { recursive: true });
  writeFileSync(values.json, JSON.stringify({ passed, failed: wrong.length, wrong, pages, hand, chunks }, null, 2));
  if (wrong.length > 0) process.exitCode = 1;
  const audits = pages.flatMap(({ kind, failed }) => failed.map((audit) => `${kind}: ${audit}`));
  return [...wrong, ...(wrong.length > 0 ? ["", "What Lighthouse took points for:", ...audits] : [])].join("\n");
};

/**
 * Measures and judges, prints the tables and what is wrong, and writes all of
 * it as JSON. The process ends with 1 when a budget is broken.
 *
 * @param start Lighthouse comes from outside: what compiles this file would compile it too, and break it
 */
export const runBudgets = (start: typeof startLighthouse): Promise<void> => printAnswer(() => answer(start));
