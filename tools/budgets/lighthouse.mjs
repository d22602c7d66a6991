import { chromium } from "@playwright/test";
import { ensureToolPackages } from "../run/dependencies.mjs";

const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"];

/**
 * What one run of Lighthouse has found.
 *
 * @typedef {object} Run
 * @property {Record<string, number>} figures scores of 0 to 100, timings in ms, bytes
 * @property {string[]} failed audits that took points away, with why; the figures say it of performance
 */

const scores = /** @type {const} */ ({
  performance: "performance",
  accessibility: "accessibility",
  "best-practices": "best practices",
  seo: "seo",
});

/** @typedef {keyof typeof scores} Category */

export const categories = /** @type {Category[]} */ (Object.keys(scores));

const audits = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
  bytes: "total-byte-weight",
};

/** @param {import("lighthouse").Result} result @returns {Run} */
const summary = ({ audits: found, categories: judged, requestedUrl, runtimeError }) => {
  if (runtimeError !== undefined) throw new Error(`${requestedUrl}: ${runtimeError.message}`);
  const figures = Object.entries(scores).flatMap(([id, name]) =>
    judged[id] === undefined ? [] : [[name, Math.round((judged[id].score ?? 0) * 100)]],
  );
  const timings = Object.entries(audits).flatMap(([name, id]) =>
    found[id]?.numericValue === undefined ? [] : [[name, found[id].numericValue]],
  );
  const failed = Object.values(judged)
    .filter(({ id }) => id !== "performance")
    .flatMap(({ auditRefs }) => auditRefs)
    .flatMap(({ id, weight }) => {
      const audit = found[id];
      const counts = weight > 0 && typeof audit?.score === "number" && audit.score < 1;
      return counts ? [`${id}: ${audit.explanation ?? audit.title}`] : [];
    });
  return { figures: Object.fromEntries([...figures, ...timings]), failed };
};

/**
 * Starts a Chromium that Lighthouse looks at pages with: as a phone on slow 4G with a quarter of this processor's
 * speed, both simulated, with nothing stored from one look to the next.
 */
export const startLighthouse = async () => {
  await ensureToolPackages("tools/budgets");
  const { launch } = await import("chrome-launcher");
  const { default: lighthouse } = await import("lighthouse");
  const chrome = await launch({
    chromePath: process.env["CHROMIUM_PATH"] ?? chromium.executablePath(),
    chromeFlags: flags,
  });
  return {
    /**
     * @param {string} address
     * @param {readonly Category[]} [only]
     * @returns {Promise<Run>}
     */
    look: async (address, only = categories) => {
      const visit = () =>
        lighthouse(address, {
          port: chrome.port,
          onlyCategories: [...only],
          logLevel: "error",
          throttlingMethod: "simulate",
          disableFullPageScreenshot: true,
        });
      // On a busy machine Chromium's trace now and then misses its first event. Lighthouse asks to be run again then.
      const first = await visit();
      const result = first?.lhr.runtimeError === undefined ? first : await visit();
      if (result === undefined) throw new Error(`Lighthouse said nothing of ${address}`);
      return summary(result.lhr);
    },
    stop: () => chrome.kill(),
  };
};
