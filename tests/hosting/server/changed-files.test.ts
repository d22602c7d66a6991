import { writeFileSync } from "node:fs";
import path from "node:path";
import { type SampleSite, startSampleSite } from "../../support/sample-site";

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite();
});
afterAll(() => site.close());

it("a file of another length than the build said is a failure, and not the beginning of the next answer", async () => {
  writeFileSync(path.join(site.publicFolder, "about/index.html"), "<!doctype html><p>Built again</p>");
  expect((await site.ask("/about")).status).toBe(500);
  expect((await site.ask("/about")).status).toBe(500);
  expect(site.log.text()).toContain("FILE_CHANGED");
  expect((await site.ask("/services/seo")).status).toBe(200);
});
