import { listDelivered, listEnquiries } from "../support/enquiries-cli";
import { postAccepted, referenceIn } from "../support/enquiry-posts";
import { eventually } from "../support/eventually";
import { startMailServer } from "../support/mail-server";
import { onTestFinished } from "../support/on-test-finished";
import { startSite } from "../support/site-process";
import { testFolder } from "../support/temporary-folder";

const folder = testFolder("dead-mail");
const count = 12;

test("enquiries stay pending while the mail server is down, and are mailed once when it is back", async () => {
  let mail = await startMailServer();
  onTestFinished(() => mail.stop());
  const env = { DATABASE_URL: `file:${folder}/enquiries.db`, SMTP_URL: mail.url, OUTBOX_RETRY_MS: "100" };
  const site = await startSite({ env });
  onTestFinished(site.kill);
  await mail.stop();
  const references = await Promise.all(Array.from({ length: count }, () => postAccepted(site.url)));
  await eventually("failed attempts", () => site.output().includes("will be retried"));
  expect((await listEnquiries(env)).map(({ status }) => status)).toEqual(Array(count).fill("pending"));
  mail = await startMailServer({ port: mail.port });
  const list = await listDelivered(env);
  expect(mail.mails.map(referenceIn).sort()).toEqual(references.sort());
  expect(list.every(({ receivedAt, deliveredAt }) => deliveredAt !== null && deliveredAt > receivedAt)).toBe(true);
});
