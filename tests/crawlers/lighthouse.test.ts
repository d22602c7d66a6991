import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { realPages } from "../support/page-kinds";
import { type Site, startSite } from "../support/site-process";

jest.setTimeout(300_000);

/** What only answers is hidden from search engines on purpose. */
const pages = realPages.filter(([kind]) => kind !== "not-found" && kind !== "enquiry-received");

const folder = mkdtempSync(path.join(tmpdir(), "lighthouse-"));
let site: Site;
beforeAll(async () => (site = await startSite({ env: { DATABASE_URL: `file:${path.join(folder, "site.db")}` } })));
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const judge = async (addresses: readonly string[]) => {
  const { stdout } = await promisify(execFile)(process.execPath, ["tests/support/lighthouse.mjs", ...addresses]);
  return JSON.parse(stdout) as { address: string; score: number; failed: string[] }[];
};

describe("Lighthouse", () => {
  // The site stands at another address than its canonical links say, which Lighthouse does not mind.
  it("gives one page of each kind 100 for search engines", async () => {
    const wanted = pages.map(([, page]) => ({ address: `${site.url}${page}`, score: 100, failed: [] }));
    expect(await judge(wanted.map(({ address }) => address))).toEqual(wanted);
  });

  it("would say what is wrong: a page that is hidden and has no address fails", async () => {
    const [hidden] = await judge([`${site.url}/no-such-page`]);
    expect(hidden?.score).toBeLessThan(100);
    expect(hidden?.failed.join()).toContain("is-crawlable");
  });
});
