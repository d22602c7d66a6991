import { randomInt } from "node:crypto";
import { byReference, type EnquiryPost, enquiryPost, postAccepted } from "../support/enquiry-posts";
import { eventually } from "../support/eventually";
import { type MailServer, startMailServer } from "../support/mail-server";
import { type Site, type SiteSettings, startSite } from "../support/site-process";
import { describeWithEachDatabase } from "../support/test-databases";
import { deliveredAt, storedAt } from "../support/with-store";

const senders = 16;
const backlog = 30;
const kills = 3;

describeWithEachDatabase(({ empty }) => {
  let mail: MailServer;
  let env: SiteSettings;
  let site: Site;
  /** Enquiries with their references. */
  let answered: Map<EnquiryPost, string>;
  /** Enquiries without a response. */
  let unanswered: EnquiryPost[];

  beforeEach(async () => {
    mail = await startMailServer();
    env = { DATABASE_URL: await empty(), SMTP_URL: mail.url, OUTBOX_CONCURRENCY: "1" };
    answered = new Map();
    unanswered = [];
  });

  afterEach(async () => {
    await site.kill();
    await mail.stop();
  });

  /** Sends an enquiry and records the outcome. */
  const send = async (): Promise<boolean> => {
    const enquiry = enquiryPost();
    try {
      answered.set(enquiry, await postAccepted(site.url, enquiry));
      return true;
    } catch {
      unanswered.push(enquiry);
      return false;
    }
  };

  const sendUntilCut = async () => {
    while (await send());
  };

  const inParallel = (count: number, work: () => Promise<unknown>) => Promise.all(Array.from({ length: count }, work));

  const killWhileTakingIn = async () => {
    site = await startSite({ env });
    const answers = answered.size + randomInt(1, 100);
    const load = inParallel(senders, sendUntilCut);
    await eventually(`${answers} answers`, () => answered.size >= answers);
    await site.kill();
    await load;
  };

  const killWhileDelivering = async () => {
    site = await startSite({ env });
    const mails = mail.mails.length + randomInt(1, backlog);
    await inParallel(backlog, send);
    await mail.waitFor(mails);
    await site.kill();
  };

  const expectAllAnsweredToBeListed = async () => {
    const references = new Map(
      (await storedAt(env.DATABASE_URL)).map(({ message, reference }) => [message, reference]),
    );
    const lost = [...answered].filter(([{ message }, reference]) => references.get(message) !== reference);
    expect(lost).toEqual([]);
  };

  const retryUnanswered = async () => {
    const before = new Map((await storedAt(env.DATABASE_URL)).map(({ message, reference }) => [message, reference]));
    for (const enquiry of unanswered) {
      const reference = await postAccepted(site.url, enquiry);
      expect(reference).toBe(before.get(enquiry.message) ?? reference);
      answered.set(enquiry, reference);
    }
  };

  test("every accepted enquiry is stored and mailed as one message, whenever the site is killed", async () => {
    await killWhileTakingIn();
    await killWhileDelivering();
    await killWhileTakingIn();

    site = await startSite({ env });
    await expectAllAnsweredToBeListed();
    expect(unanswered.length).toBeGreaterThan(0);
    await retryUnanswered();
    const list = await deliveredAt(env.DATABASE_URL);

    const references = [...answered.values()].sort();
    expect(list.map(({ reference }) => reference).sort()).toEqual(references);
    expect(new Set(list.map(({ message }) => message)).size).toBe(references.length);

    const mails = byReference(mail.mails);
    expect([...mails.keys()].sort()).toEqual(references);
    // A mail in flight at a kill may have arrived, so it is sent again, with the same Message-ID.
    expect(mail.mails.length - references.length).toBeLessThanOrEqual(kills);
    for (const copies of mails.values()) expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
  }, 180_000);
});
