import { listEnquiries } from "../support/enquiries-cli";
import { byReference, enquiryPost, postAccepted } from "../support/enquiry-posts";
import { eventually } from "../support/eventually";
import { type MailServer, startMailServer } from "../support/mail-server";
import { type Site, type SiteSettings, startSite } from "../support/site-process";
import { temporaryFolder } from "../support/temporary-folder";

const count = 12;

let mail: MailServer;
let site: Site;
let env: SiteSettings;
let place: ReturnType<typeof temporaryFolder>;

beforeEach(async () => {
  place = temporaryFolder("dead-mail");
  mail = await startMailServer();
  env = { DATABASE_URL: `file:${place.folder}/enquiries.db`, SMTP_URL: mail.url, OUTBOX_RETRY_MS: "100" };
  site = await startSite({ env });
});

afterEach(async () => {
  await site.kill();
  await mail.stop();
  place.dispose();
});

const postMany = () => Promise.all(Array.from({ length: count }, () => postAccepted(site.url)));

const statuses = async () => (await listEnquiries(env)).map(({ status }) => status);

const allDelivered = () =>
  eventually("a list in which all is delivered", async () => {
    const list = await listEnquiries(env);
    return list.length === count && list.every(({ status }) => status === "delivered") ? list : undefined;
  });

const expectEachMailedOnce = (references: string[]) => {
  expect([...byReference(mail.mails).keys()].sort()).toEqual([...references].sort());
  expect(mail.mails).toHaveLength(references.length);
};

test("enquiries wait for a mail server that is away, and each is mailed once when it is back", async () => {
  await mail.stop();
  const references = await postMany();
  await eventually("failed attempts", () => site.output().includes("will be retried") || undefined);
  expect(await statuses()).toEqual(Array(count).fill("pending"));
  mail = await startMailServer({ port: mail.port });
  const list = await allDelivered();
  expectEachMailedOnce(references);
  expect(list.every(({ receivedAt, deliveredAt }) => deliveredAt !== null && deliveredAt > receivedAt)).toBe(true);
});

test("enquiries outlast a mail server that takes none for a while", async () => {
  mail.refuseWith(451);
  const references = await postMany();
  await mail.waitForRefusals(count);
  expect(await statuses()).toEqual(Array(count).fill("pending"));
  mail.refuseWith(undefined);
  await allDelivered();
  expectEachMailedOnce(references);
});

test("what goes wrong is logged with the reference and without a word of the visitor's", async () => {
  mail.refuseWith(550);
  const enquiry = enquiryPost({ firstName: "Zebedee", lastName: "Quux", email: "zebedee@example.net" });
  const reference = await postAccepted(site.url, enquiry);
  await eventually("a failed attempt", () => site.output().includes("will be retried") || undefined);
  expect(site.output()).toContain(reference);
  expect(site.output()).not.toMatch(/Zebedee|Quux|example\.net|00000|We move our shop/i);
});
