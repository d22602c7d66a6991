import type { Delivery } from "../../src/server/store/enquiry-store";
import { listDelivered, listEnquiries } from "../support/enquiries-cli";
import { enquiryPost, postAccepted, referenceIn } from "../support/enquiry-posts";
import { eventually } from "../support/eventually";
import {
  type MailServer,
  replies,
  type ScriptedMailServer,
  type SmtpScript,
  startMailServer,
  startScriptedMailServer,
} from "../support/mail-server";
import { type Site, type SiteSettings, startSite } from "../support/site-process";
import { temporaryFolder } from "../support/temporary-folder";
import { withStore } from "../support/with-store";

const count = 12;

let mail: MailServer;
let site: Site;
let env: SiteSettings;
let temporary: ReturnType<typeof temporaryFolder>;

beforeEach(async () => {
  temporary = temporaryFolder("dead-mail");
  mail = await startMailServer();
  env = { DATABASE_URL: `file:${temporary.folder}/enquiries.db`, SMTP_URL: mail.url, OUTBOX_RETRY_MS: "100" };
  site = await startSite({ env });
});

afterEach(async () => {
  await site.kill();
  await mail.stop();
  temporary.dispose();
});

test("enquiries wait for a mail server that is away, and each is mailed once when it is back", async () => {
  await mail.stop();
  const references = await Promise.all(Array.from({ length: count }, () => postAccepted(site.url)));
  await eventually("failed attempts", () => site.output().includes("will be retried") || undefined);
  expect((await listEnquiries(env)).map(({ status }) => status)).toEqual(Array(count).fill("pending"));
  mail = await startMailServer({ port: mail.port });
  const list = await listDelivered(env);
  expect(mail.mails.map(referenceIn).sort()).toEqual(references.sort());
  expect(list.every(({ receivedAt, deliveredAt }) => deliveredAt !== null && deliveredAt > receivedAt)).toBe(true);
});

test("what goes wrong is logged with the reference and without a word of the visitor's", async () => {
  mail.refuseWith(550);
  const enquiry = enquiryPost({ firstName: "Zebedee", lastName: "Quux", email: "zebedee@example.net" });
  const reference = await postAccepted(site.url, enquiry);
  await eventually("a failed attempt", () => site.output().includes("will be retried") || undefined);
  expect(site.output()).toContain(reference);
  expect(site.output()).not.toMatch(/Zebedee|Quux|example\.net|00000|We move our shop/i);
});

describe("a mail server that does not reply to a message", () => {
  let scripted: ScriptedMailServer;
  afterEach(() => scripted.stop());

  /** Starts the site with a mail server that treats the first message as told, and accepts all later ones. */
  const startWith = async (onFirstMessage: NonNullable<SmtpScript["onMessage"]>) => {
    const actions = [onFirstMessage];
    scripted = await startScriptedMailServer({
      onMessage: (socket) => (actions.shift() ?? replies("250 accepted"))(socket),
    });
    await site.kill();
    site = await startSite({ env: { ...env, SMTP_URL: scripted.url } });
  };
  const deliveryOf = async (reference: string) =>
    (await withStore(env.DATABASE_URL, (store) => store.find(reference)))?.deliveries[0];
  const deliveryThat = (what: string, reference: string, holds: (delivery: Delivery) => boolean) =>
    eventually(what, async () => {
      const delivery = await deliveryOf(reference);
      return delivery !== undefined && holds(delivery) ? delivery : undefined;
    });

  test("but closes the connection gets it again after hours, not seconds", async () => {
    await startWith((socket) => socket.destroy());
    const reference = await postAccepted(site.url);
    const delivery = await deliveryThat("a failed attempt", reference, ({ lastError }) => lastError !== undefined);
    expect(delivery).toMatchObject({ status: "pending", attempts: 1, lastError: "possibly delivered: ECONNECTION" });
    expect(delivery.nextAttemptAt.getTime() - Date.now()).toBeGreaterThan(1.9 * 60 * 60 * 1000);
    const later = await postAccepted(site.url);
    await deliveryThat("a later delivery", later, ({ status }) => status === "delivered");
    expect(scripted.messages()).toBe(2);
  });
});
