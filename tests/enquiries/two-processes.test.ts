import { byReference, enquiryPost, post, postAccepted } from "../support/enquiry-posts";
import { startMailServer } from "../support/mail-server";
import { onTestFinished } from "../support/on-test-finished";
import { type Site, type SiteSettings, startSite } from "../support/site-process";
import { describeWithEachDatabase } from "../support/test-databases";
import { deliveredAt, storedAt } from "../support/with-store";

const count = 60;

const at = (sites: readonly Site[], index: number) => sites[index % sites.length]?.url ?? "";

describeWithEachDatabase(({ empty }) => {
  const start = async (settings: Partial<SiteSettings> = {}) => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    const env = { DATABASE_URL: await empty(), SMTP_URL: mail.url, ...settings };
    // Concurrently, so that both create the tables.
    const sites = await Promise.all([startSite({ env }), startSite({ env })]);
    onTestFinished(() => Promise.all(sites.map((site) => site.kill())));
    return { mail, env, sites };
  };

  test("two processes on one database mail each enquiry once", async () => {
    const { mail, env, sites } = await start();
    const references = await Promise.all(Array.from({ length: count }, (_, index) => postAccepted(at(sites, index))));
    const deliveries = (await deliveredAt(env.DATABASE_URL)).flatMap(({ deliveries }) => deliveries);
    expect(deliveries).toHaveLength(count);
    expect(deliveries.filter(({ attempts }) => attempts !== 1)).toEqual([]);
    expect([...byReference(mail.mails).keys()].sort()).toEqual(references.sort());
    expect(mail.mails).toHaveLength(count);
  });

  test("the rate limit is shared only with PostgreSQL, and does not count repeated enquiries", async () => {
    const { env, sites } = await start({ RATE_LIMIT: "6/10" });
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
