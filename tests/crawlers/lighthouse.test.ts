import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { judgedKinds } from "../../tools/budgets/budgets";
import { type PageKind, realPages } from "../support/page-kinds";
import { type Site, startSite } from "../support/site-process";

jest.setTimeout(300_000);

/** The budgets judge the others. What only answers is hidden from search engines on purpose. */
const elsewhere: readonly PageKind[] = [...judgedKinds, "not-found", "enquiry-received"];
const pages = realPages.filter(([kind]) => !elsewhere.includes(kind));

const folder = mkdtempSync(path.join(tmpdir(), "lighthouse-"));
let site: Site;
beforeAll(async () => (site = await startSite({ env: { DATABASE_URL: `file:${path.join(folder, "site.db")}` } })));
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const judge = async (addresses: readonly string[]) => {
  const args = ["tools/bench/lighthouse.mjs", "--runs=1", "--only=seo", "--json", ...addresses];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as { address: string; figures: { seo: number }; failed: string[] }[];
};

describe("Lighthouse", () => {
  // The site stands at another address than its canonical links say, which Lighthouse does not mind.
  it("gives a page of each kind that has no budget 100 for search engines", async () => {
    const wanted = pages.map(([, page]) => ({ address: `${site.url}${page}`, figures: { seo: 100 }, failed: [] }));
    expect(await judge(wanted.map(({ address }) => address))).toEqual(wanted);
  });

  it("would say what is wrong: a page that is hidden fails", async () => {
    const [hidden] = await judge([`${site.url}/enquiry_received`]);
    expect(hidden?.figures.seo).toBeLessThan(100);
    expect(hidden?.failed.join()).toContain("is-crawlable");
  });
});
