// A process of its own, since Lighthouse is made of modules that Jest cannot load:
// node lighthouse.mjs <address>… prints what it says of the words for search engines of each.
import { chromium } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

/** @param {import("lighthouse").RunnerResult | undefined} result */
const summary = (result) => {
  if (result === undefined) throw new Error("Lighthouse said nothing.");
  const { audits, categories, requestedUrl, runtimeError } = result.lhr;
  const refs = categories["seo"]?.auditRefs ?? [];
  return {
    address: requestedUrl,
    score: (categories["seo"]?.score ?? 0) * 100,
    failed: [
      ...(runtimeError === undefined ? [] : [runtimeError.message]),
      ...refs.flatMap(({ id, weight }) => {
        const audit = audits[id];
        const fails = weight > 0 && audit?.scoreDisplayMode !== "notApplicable" && audit?.score !== 1;
        return fails ? [`${id}: ${audit?.explanation ?? audit?.title}`] : [];
      }),
    ],
  };
};

const chrome = await launch({
  chromePath: process.env["CHROMIUM_PATH"] ?? chromium.executablePath(),
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
});
try {
  const results = [];
  for (const address of process.argv.slice(2))
    results.push(
      summary(
        await lighthouse(address, {
          port: chrome.port,
          onlyCategories: ["seo"],
          logLevel: "error",
          // Nothing is measured: nothing is slowed down, and nothing waited for that is not read.
          throttlingMethod: "simulate",
          disableFullPageScreenshot: true,
          disableStorageReset: true,
        }),
      ),
    );
  console.log(JSON.stringify(results));
} finally {
  chrome.kill();
}
