import { listDelivered, listEnquiries } from "../support/enquiries-cli";
import { postAccepted, referenceIn } from "../support/enquiry-posts";
import { eventually } from "../support/eventually";
import { type MailServer, startMailServer } from "../support/mail-server";
import { type Site, type SiteSettings, startSite } from "../support/site-process";
import { temporaryFolder } from "../support/temporary-folder";

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

test("enquiries stay pending while the mail server is down, and are mailed once when it is back", async () => {
  await mail.stop();
  const references = await Promise.all(Array.from({ length: count }, () => postAccepted(site.url)));
  await eventually("failed attempts", () => site.output().includes("will be retried"));
  expect((await listEnquiries(env)).map(({ status }) => status)).toEqual(Array(count).fill("pending"));
  mail = await startMailServer({ port: mail.port });
  const list = await listDelivered(env);
  expect(mail.mails.map(referenceIn).sort()).toEqual(references.sort());
  expect(list.every(({ receivedAt, deliveredAt }) => deliveredAt !== null && deliveredAt > receivedAt)).toBe(true);
});
