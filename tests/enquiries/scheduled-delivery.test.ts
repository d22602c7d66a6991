import runOnSchedule from "../../netlify/functions/deliver-enquiries";
import * as logging from "../../src/server/logger";
import { type EnquiryStore, openStore } from "../../src/server/store/open-store";
import { freePort } from "../../tools/run/free-port.mjs";
import { referenceIn } from "../support/enquiry-posts";
import { type MailServer, startMailServer } from "../support/mail-server";
import { newEnquiry } from "../support/new-enquiry";
import { describeWithPostgres, emptyPostgresDatabase } from "../support/postgres";
import { type SiteSettings, siteEnvironment } from "../support/site-process";
import { memoryLog } from "../unit/server/support/memory-log";

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

describeWithPostgres("the scheduled Netlify function", () => {
  let mail: MailServer;
  let store: EnquiryStore;
  let settings: SiteSettings;
  let log: ReturnType<typeof memoryLog>;

  beforeEach(async () => {
    mail = await startMailServer();
    const DATABASE_URL = await emptyPostgresDatabase();
    settings = { DATABASE_URL, SMTP_URL: mail.url, RETENTION_DAYS: "30", OUTBOX_GIVE_UP_HOURS: "120" };
    store = openStore(DATABASE_URL);
    log = memoryLog();
    jest.spyOn(logging, "createLogger").mockReturnValue(log.logger);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await store.close();
    await mail.stop();
  });

  const run = (wanted: Partial<SiteSettings> = {}) => {
    jest.replaceProperty(process, "env", { ...siteEnvironment({ ...settings, ...wanted }), NETLIFY: "true" });
    return runOnSchedule();
  };
  const add = async (receivedAt: Date) => (await store.add(newEnquiry({ receivedAt }), ["mail"])).reference;

  test("mails pending enquiries, deletes those past their retention, and logs both", async () => {
    const [recent, old] = [await add(daysAgo(1)), await add(daysAgo(31))];
    await run();
    expect(mail.mails.map(referenceIn).sort()).toEqual([recent, old].sort());
    expect((await store.list()).map(({ reference, deliveries }) => [reference, deliveries[0]?.status])).toEqual([
      [recent, "delivered"],
    ]);
    expect(log.entries().slice(-2)).toMatchObject([
      { level: 30, attempts: 2 },
      { level: 30, purged: 1 },
    ]);
  });

  test("logs invalid settings without rejecting", async () => {
    await run({ DATABASE_URL: "file:.data/enquiries.db" });
    expect(log.entries()).toEqual([expect.objectContaining({ level: 50 })]);
    expect(log.text()).toMatch(/DATABASE_URL must be postgres/);
  });

  test("logs the error when the webhook, the only channel, cannot alert operators", async () => {
    const WEBHOOK_URL = `http://127.0.0.1:${await freePort()}`;
    await run({ SMTP_URL: "", WEBHOOK_URL, WEBHOOK_SECRET: "sixteen characters", ALERTS_TO: "operators@site.example" });
    expect(log.entries()).toContainEqual(expect.objectContaining({ kind: "digest", error: "ECONNREFUSED" }));
  });

  test("alerts operators of an unreachable database once an hour, and logs all skipped work", async () => {
    const away = { DATABASE_URL: "postgres://127.0.0.1:1/none", ALERTS_TO: "operators@site.example" };
    await run(away);
    expect(log.messages()).toEqual([
      "scheduled deliveries failed",
      "the database could not be checked",
      "old enquiries could not be deleted",
    ]);
    await run(away);
    expect(mail.mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/database cannot be reached/)]);
  });
});
