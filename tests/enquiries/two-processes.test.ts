import { byReference, enquiryPost, post, postAccepted } from "../support/enquiry-posts";
import { eventually } from "../support/eventually";
import { type MailServer, startMailServer } from "../support/mail-server";
import { type Site, type SiteSettings, startSite } from "../support/site-process";
import { describeWithEachDatabase } from "../support/test-databases";
import { storedAt } from "../support/with-store";

const count = 60;

const at = (sites: readonly Site[], index: number) => sites[index % sites.length]?.url ?? "";

describeWithEachDatabase((emptyDatabase) => {
  let mail: MailServer;
  let env: SiteSettings;
  let sites: Site[];

  const start = async (settings: Partial<SiteSettings> = {}) => {
    mail = await startMailServer();
    env = { DATABASE_URL: await emptyDatabase(), SMTP_URL: mail.url, ...settings };
    // Concurrently, so that both create the tables.
    sites = await Promise.all([startSite({ env }), startSite({ env })]);
  };

  afterEach(async () => {
    await mail.stop();
    await Promise.all(sites.map((site) => site.kill()));
  });

  const allDelivered = () =>
    eventually("deliveries that are all done", async () => {
      const deliveries = (await storedAt(env.DATABASE_URL)).flatMap(({ deliveries }) => deliveries);
      return deliveries.every(({ status }) => status === "delivered") ? deliveries : undefined;
    });

  test("two processes on one database mail each enquiry once", async () => {
    await start();
    const references = await Promise.all(Array.from({ length: count }, (_, index) => postAccepted(at(sites, index))));
    const deliveries = await allDelivered();
    expect(deliveries).toHaveLength(count);
    expect(deliveries.filter(({ attempts }) => attempts !== 1)).toEqual([]);
    expect([...byReference(mail.mails).keys()].sort()).toEqual(references.sort());
    expect(mail.mails).toHaveLength(count);
  });

  test("the rate limit is shared only with PostgreSQL, and does not count repeated enquiries", async () => {
    await start({ RATE_LIMIT: "6/10" });
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
