// What every kind of page has to reach. Nothing else states these figures: `npm test` judges by them (tools/budgets.mjs).

import type { PageKind } from "../../tests/support/page-kinds";

/**
 * One figure's budget. The reach and what is allowed differ for timing alone,
 * by what a busy machine was seen to add; what counts bytes, findings or shifts
 * is the same everywhere and has no slack.
 */
export interface Budget {
  /** What the site promises. */
  reach: number;
  /** Where the tests fail. */
  allowed: number;
  unit: string;
  better: "less" | "more";
}

const atMost = (reach: number, unit: string, allowed = reach): Budget => ({ reach, allowed, unit, better: "less" });
const atLeast = (reach: number, allowed = reach): Budget => ({ reach, allowed, unit: "", better: "more" });

/** The kinds of page that are judged. */
export const judgedKinds: readonly PageKind[] = [
  "home",
  "services",
  "service",
  "industries",
  "industry",
  "about",
  "blog",
  "article",
  "contact",
];

/** For the best of Lighthouse's runs, by figure. */
export const lighthouseBudgets: Record<string, Budget> = {
  // The score is made of the three timings below, so it moves with them: their slack is worth 5 points.
  performance: atLeast(100, 95),
  accessibility: atLeast(100),
  "best practices": atLeast(100),
  seo: atLeast(100),
  // Simulated from how long the page's tasks took here, four times over, and from what had come before the first paint:
  // the later a machine paints, the more counts. The same page without scripts takes as long (tools/bench/peers.mjs).
  LCP: atMost(1000, "ms", 1500),
  // What Chromium itself does for a page with a script, and the first layout: docs/decisions/speed-budgets.md.
  TBT: atMost(0, "ms", 150),
  CLS: atMost(0.01, ""),
};

/**
 * Bytes are as they travel to a browser over HTTPS, headers included, compressed by brotli; 1 kB is 1,000 bytes. By
 * figure.
 */
export const trafficBudgets = (kind: PageKind): Record<string, Budget> => ({
  // All that is transferred until nothing more comes, with nothing touched.
  "before touch": atMost(kind === "home" ? 150_000 : 100_000, "B"),
  // The part of it that is scripts with an address of their own.
  "scripts before": atMost(0, "B"),
  // All inline scripts of the page's HTML together, as they stand there. JSON-LD is data.
  "inline scripts": atMost(3000, "B"),
  // Scripts that the first touch makes this page load. What it fetches for the next page is recorded beside it.
  "scripts after": atMost(110_000, "B"),
});

/** For what follows a visitor's hand, by figure: the least of several tries. */
export const interactionBudgets = {
  // From the event to the next paint, at a quarter of the processor's speed. Two cores that draw without a graphics card
  // add what a frame of theirs takes, 40 to 60 ms, to what is 48 to 96 ms on a quiet machine.
  "next paint": atMost(100, "ms", 200),
  // From the click on a link, whose page has been fetched ahead, to the frame with its heading: three frames of slack.
  "next page": atMost(150, "ms", 200),
} satisfies Record<string, Budget>;
