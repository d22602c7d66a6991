import { writeFileSync } from "node:fs";
import path from "node:path";
import { eventually } from "../support/eventually";
import { newEnquiry } from "../support/new-enquiry";
import { type Site, type SiteSettings, startSite } from "../support/site-process";
import { temporaryFolder } from "../support/temporary-folder";
import { describeWithEachDatabase } from "../support/test-databases";
import { storedAt, withStore } from "../support/with-store";

/** Sets the clock 400 days ahead, and skips the wait of ten minutes before the first purge. */
const yearAhead = `
  const RealDate = Date;
  const now = () => RealDate.now() + 400 * 24 * 60 * 60 * 1000;
  globalThis.Date = class extends RealDate {
    constructor(...args) {
      super(...(args.length > 0 ? args : [now()]));
    }
    static now() {
      return now();
    }
  };
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = (work, ms, ...args) => wait(work, ms === 10 * 60 * 1000 ? 0 : ms, ...args);`;

const { folder, dispose } = temporaryFolder("clock");
const preload = path.join(folder, "year-ahead.cjs");
beforeAll(() => writeFileSync(preload, yearAhead));
afterAll(dispose);

describeWithEachDatabase((emptyDatabase) => {
  let env: SiteSettings;
  let site: Site;

  beforeEach(async () => {
    env = { DATABASE_URL: await emptyDatabase(), RETENTION_DAYS: "365" };
  });
  afterEach(() => site.kill());

  test("a site started with a clock a year ahead deletes no enquiries", async () => {
    await withStore(env.DATABASE_URL, async (store) => {
      for (let count = 0; count < 3; count += 1) await store.add(newEnquiry({ receivedAt: new Date() }), ["mail"]);
    });
    site = await startSite({ env, preload });
    await eventually("a purge that is refused", () => site.output().includes("were not deleted"));
    expect(await storedAt(env.DATABASE_URL)).toHaveLength(3);
  });
});
