import { postAccepted, referenceIn } from "../support/enquiry-posts";
import { eventually } from "../support/eventually";
import { startMailServer } from "../support/mail-server";
import { onTestFinished } from "../support/on-test-finished";
import { startSite } from "../support/site-process";
import { testFolder } from "../support/temporary-folder";
import { deliveredAt, storedAt } from "../support/with-store";

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
  const waiting = (await storedAt(env.DATABASE_URL)).flatMap(({ deliveries }) => deliveries);
  expect(waiting.map(({ status }) => status)).toEqual(Array(count).fill("pending"));
  mail = await startMailServer({ port: mail.port });
  const list = await deliveredAt(env.DATABASE_URL);
  expect(mail.mails.map(referenceIn).sort()).toEqual(references.sort());
  for (const { receivedAt, deliveries } of list)
    expect(deliveries[0]?.deliveredAt?.getTime()).toBeGreaterThan(receivedAt.getTime());
});
