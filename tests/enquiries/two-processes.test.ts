import { enquiryPost, post, postAccepted } from "../support/enquiry-posts";
import { type Site, startSite } from "../support/site-process";
import { describeWithEachDatabase } from "../support/test-databases";
import { storedAt } from "../support/with-store";

const at = (sites: readonly Site[], index: number) => sites[index % sites.length]?.url ?? "";

describeWithEachDatabase((emptyDatabase) => {
  let sites: Site[];
  afterEach(() => Promise.all(sites.map((site) => site.kill())));

  test("the limit counts what a client sent, with PostgreSQL to both, and repetitions are free", async () => {
    const env = { DATABASE_URL: await emptyDatabase(), RATE_LIMIT: "6/10" };
    // At once, so that both make the tables.
    sites = await Promise.all([startSite({ env }), startSite({ env })]);
    const first = enquiryPost();
    await postAccepted(at(sites, 0), first);
    const isShared = env.DATABASE_URL.startsWith("postgres:");
    const count = isShared ? 6 : 12;
    for (let index = 1; index < count; index += 1) await postAccepted(at(sites, index));
    for (const site of sites) {
      const { status, headers, reference } = await post(site.url, enquiryPost());
      expect({ status, reference }).toEqual({ status: 429, reference: undefined });
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(500);
      expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(600);
      await postAccepted(site.url, first);
    }
    expect(await storedAt(env.DATABASE_URL)).toHaveLength(count);
  });
});
