import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import type { SMTPServer } from "smtp-server";
import { readEnvironment } from "../../src/server/environment";
import { createEnquiries } from "../../src/server/runtime";
import { postAccepted } from "../support/enquiry-posts";
import { answers, eventually } from "../support/eventually";
import { listenForMail } from "../support/mail-server";
import { newEnquiry } from "../support/new-enquiry";
import { type Site, type SiteSettings, siteEnvironment, startSite } from "../support/site-process";
import { testFolder } from "../support/temporary-folder";
import { storedAt } from "../support/with-store";
import { memoryLog } from "../unit/server/support/memory-log";

const folder = testFolder("stopping");
let mail: SMTPServer;
let site: Site;
let env: SiteSettings;
let received: number;
let take: () => void;

beforeEach(async () => {
  received = 0;
  const allowed = new Promise<void>((resolve) => (take = resolve));
  mail = await listenForMail(0, () => {
    received += 1;
    return allowed;
  });
  const { port } = mail.server.address() as AddressInfo;
  env = { DATABASE_URL: `file:${folder}/${randomUUID()}`, SMTP_URL: `smtp://127.0.0.1:${port}` };
  site = await startSite({ env });
});

afterEach(async () => {
  await site.kill();
  take();
  await new Promise<void>((resolve) => mail.close(resolve));
});

test("a graceful shutdown records the outcome of a mail in flight", async () => {
  const reference = await postAccepted(site.url);
  await eventually("a mail that the server has not taken yet", () => received > 0);
  const stopped = site.stop();
  await eventually("the end of new connections", async () => !(await answers(`${site.url}/healthz`)));
  take();
  expect(await stopped).toBe(0);
  expect(site.output()).toContain('"msg":"stopped"');
  expect(await storedAt(env.DATABASE_URL)).toMatchObject([{ reference, deliveries: [{ status: "delivered" }] }]);
  expect(received).toBe(1);
});

describe("a shutdown that times out during a delivery", () => {
  const start = () => {
    const own = { ...env, DATABASE_URL: `file:${folder}/own.db` };
    const { environment, problems } = readEnvironment(siteEnvironment(own));
    if (problems.length > 0) throw new Error(problems.join());
    const log = memoryLog();
    return { log, ...createEnquiries(environment, log.logger) };
  };

  test("aborts and logs the delivery, and the next start does not mail it again", async () => {
    const first = start();
    const { reference } = await first.store.add(newEnquiry({ receivedAt: new Date() }), ["mail"]);
    first.start();
    await eventually("a mail that the server has not taken yet", () => received > 0);
    await expect(first.stop(10)).rejects.toMatchObject({ name: "DeliveriesCutOff" });
    expect(first.log.text()).toMatch(new RegExp(`"${reference}","channel":"mail","msg":"delivery cut off"`));

    take();
    const second = start();
    const later = await second.store.add(newEnquiry({ receivedAt: new Date() }), ["mail"]);
    second.start();
    await eventually("the delivery of a later enquiry", async () => {
      const [delivery] = (await second.store.find(later.reference))?.deliveries ?? [];
      return delivery?.status === "delivered";
    });
    const [delivery] = (await second.store.find(reference))?.deliveries ?? [];
    expect(delivery).toMatchObject({ status: "pending", lastError: "possibly delivered: AbortError" });
    await second.stop();
    expect(received).toBe(2);
  });
});
