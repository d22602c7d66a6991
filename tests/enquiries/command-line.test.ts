import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type EnquiryStore, openStore } from "../../src/server/store/open-store";
import { runTool } from "../support/command-line";
import { startMailServer } from "../support/mail-server";
import { newEnquiry } from "../support/new-enquiry";
import { onTestFinished } from "../support/on-test-finished";
import { testFolder } from "../support/temporary-folder";

const folder = testFolder("command-line");
let store: EnquiryStore;
let env: Record<string, string>;

beforeEach(async () => {
  const url = `file:${path.join(folder, randomUUID())}`;
  store = openStore(url);
  await store.check();
  env = { DATABASE_URL: url };
});

afterEach(() => store.close());

const enquiries = (...args: string[]) => runTool("tools/enquiries.ts", args, env);
const listed = async (...args: string[]) =>
  JSON.parse((await enquiries("list", "--json", ...args)).stdout) as Record<string, unknown>[];

test("list --json prints all fields, newest first, while the site has the store open", async () => {
  const older = newEnquiry({ receivedAt: new Date("2026-02-01T10:00:00.000Z") });
  const newer = newEnquiry({ attribution: { utm_source: "news" }, form: "project", company: "Lamp Shop" });
  await store.add(older, ["mail"]);
  await store.add(newer, ["mail", "acknowledgement"]);
  await store.add(newEnquiry({ quarantineReasons: ["honeypot"] }), []);
  const claim = await store.claim("mail", older.receivedAt, new Date());
  if (claim) await store.settle(claim, { status: "failed", error: "EENVELOPE" });
  const reply = await store.claim("acknowledgement", new Date(), new Date());
  if (reply) await store.settle(reply, { status: "failed", error: "EENVELOPE" });
  const list = await listed();
  expect(list).toMatchObject([{ reference: newer.reference }, { reference: older.reference, status: "failed" }]);
  expect(await listed("--since", "2026-02-02")).toEqual([list[0]]);
  expect(await listed("--all")).toContainEqual(expect.objectContaining({ status: "quarantined" }));
  expect(await listed("--email", "Asha@example.org ")).toEqual(list);
  expect(list[0]).toEqual({
    reference: newer.reference,
    receivedAt: "2026-03-01T12:00:00.000Z",
    firstName: "Asha",
    lastName: "Rao",
    email: "asha@example.org",
    phone: "",
    service: "Web Hosting",
    message: "We move our shop.",
    details: { company: "Lamp Shop" },
    status: "pending",
    deliveredAt: null,
    form: "project",
    quarantineReasons: [],
    attribution: { utm_source: "news" },
  });
});

test("list for a terminal labels its times as UTC", async () => {
  await store.add(newEnquiry(), ["mail"]);
  expect((await enquiries("list")).stdout).toMatch(/received \(UTC\).*\n.*2026-03-01 12:00 /);
});

test("list exits without an error when its output pipe is closed", () => {
  const list = "node_modules/.bin/tsx tools/enquiries.ts list | true";
  const { stderr } = spawnSync("sh", ["-c", list], { env: { ...process.env, ...env }, encoding: "utf8" });
  expect(stderr).toBe("");
});

test("show accepts a reference in lower case and without its hyphen", async () => {
  const enquiry = newEnquiry({ message: "Two\nlines" });
  await store.add(enquiry, ["mail", "webhook"]);
  const { stdout } = await enquiries("show", enquiry.reference.toLowerCase().replace("-", ""));
  expect(stdout).toContain(`reference: ${enquiry.reference}`);
  expect(stdout).toContain("- channel: webhook\n    status: pending");
  expect(stdout).toContain("Two\n  lines");
  const json = (await enquiries("show", enquiry.reference, "--json")).stdout;
  expect(JSON.parse(json)).toMatchObject({ message: "Two\nlines", deliveries: [{}, { channel: "webhook" }] });
});

test("export escapes spreadsheet formulas, creates the file with mode 600 and overwrites none", async () => {
  await store.add(
    newEnquiry({ message: '=HYPERLINK("https://evil.example")', phone: "+91 1", lastName: 'Rao, "A"' }),
    [],
  );
  await store.add(
    newEnquiry({
      service: "Kites; =1+1",
      idempotencyKey: "key",
      clientHash: "abcdef",
      attribution: { utm_term: "tea" },
      budget: "Not sure yet",
    }),
    ["mail"],
  );
  const file = path.join(folder, "enquiries.csv");
  expect((await enquiries("export", file)).stdout).toBe(`2 enquiries written to ${file}\n`);
  const csv = readFileSync(file, "utf8");
  // Without it, Excel misreads letters beyond ASCII.
  expect(csv.startsWith("\uFEFF")).toBe(true);
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(csv).toContain(",'+91 1,");
  expect(csv).toContain('"Rao, ""A"""');
  expect(csv).toContain('"Kites; =1+1"');
  for (const stored of ["key", "abcdef", "mail pending attempts 0", "tea", "Not sure yet"])
    expect(csv).toContain(stored);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = await enquiries("export", file);
  expect(again.code).toBe(2);
  expect(again.stderr).toContain("is there already");
  expect(readFileSync(file, "utf8")).toBe(csv);
});

test("deliver mails a released enquiry once, and retries it after a failure", async () => {
  expect((await enquiries("deliver")).stdout).toContain("SMTP_URL is not set: no mail can be sent.");
  const mailServer = await startMailServer();
  onTestFinished(mailServer.stop);
  env["SMTP_URL"] = mailServer.url;
  const spam = newEnquiry({ quarantineReasons: ["too-fast"] });
  await store.add(spam, []);
  mailServer.refuseWith(451);
  expect((await enquiries("release", spam.reference)).code).toBe(0);
  expect((await enquiries("release", spam.reference)).code).toBe(2);
  expect((await enquiries("deliver")).stdout).toContain("1 undelivered, 1 tried here, 1 left (EMESSAGE 451)");
  mailServer.refuseWith(undefined);
  expect((await enquiries("deliver")).stdout).toContain("1 undelivered, 1 tried here");
  expect((await enquiries("deliver")).stdout).toContain("0 undelivered, 0 tried here");
  expect(mailServer.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(spam.reference)]);
  const [entry] = await listed();
  expect(entry).toMatchObject({ status: "delivered", deliveredAt: expect.stringMatching(/^\d{4}-/) as unknown });
});

test("release makes an enquiry due for the webhook too", async () => {
  const spam = newEnquiry({ quarantineReasons: ["too-fast"] });
  await store.add(spam, []);
  Object.assign(env, { WEBHOOK_URL: "http://127.0.0.1:9/", WEBHOOK_SECRET: "x".repeat(64) });
  await enquiries("release", spam.reference);
  expect((await store.find(spam.reference))?.deliveries).toMatchObject([{ channel: "mail" }, { channel: "webhook" }]);
});

test("mail --test sends one mail, and reports a refusal", async () => {
  const mailServer = await startMailServer();
  onTestFinished(mailServer.stop);
  env["SMTP_URL"] = mailServer.url;
  expect((await enquiries("mail", "--test")).stdout).toMatch(/^The mail server accepted a mail from .+ to .+\.$/m);
  expect(mailServer.mails).toEqual([expect.objectContaining({ subject: expect.stringContaining("test of the mail") })]);
  mailServer.refuseWith(550);
  const refused = await enquiries("mail", "--test");
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining("did not accept a mail")]);
});

test("erase and purge delete enquiries and report how many", async () => {
  await store.add(newEnquiry({ email: "Asha@Example.org", receivedAt: new Date() }), ["mail"]);
  const yesterday = new Date(Date.now() - 36 * 60 * 60 * 1000);
  await store.add(newEnquiry({ email: "other@example.org", receivedAt: yesterday }), ["mail"]);
  expect((await enquiries("erase", "asha@example.ORG ")).stdout).toBe("1 enquiry erased\n");
  env["RETENTION_DAYS"] = "1";
  for (let time = 0; time < 2; time += 1) await store.add(newEnquiry({ receivedAt: new Date() }), ["mail"]);
  expect((await enquiries("purge")).stdout).toMatch(/^1 enquiry received before .* deleted\n$/);
  expect(await listed("--all")).toHaveLength(2);
});

test("purge requires --yes when the clock and the newest enquiry are far apart", async () => {
  await store.add(newEnquiry(), ["mail"]);
  env["RETENTION_DAYS"] = "1";
  const refused = await enquiries("purge");
  expect(refused.code).toBe(2);
  expect(refused.stderr).toMatch(/^the clock and the newest enquiry are \d+ days apart: nothing was deleted\..*--yes/);
  expect(await listed("--all")).toHaveLength(1);
  expect((await enquiries("purge", "--yes")).stdout).toMatch(/^1 enquiry received before .* deleted\n$/);
  expect(await listed("--all")).toEqual([]);
});

test.each([
  [["list", "--since", "yesterday"], "--since yesterday is no date"],
  [["list", "--since", "2026-02-31"], "--since 2026-02-31 is no date"],
  [["show"], "the reference is missing"],
  [["show", "7K3M"], "7K3M is no reference"],
  [["show", "7K3M-9Q2X"], "there is no enquiry 7K3M-9Q2X"],
  [["mail"], "mail sends something with --test only"],
  [["frobnicate"], "unknown command frobnicate"],
  [["list", "--jsno"], "--jsno"],
  [["deliver", "7K3M-9Q2X"], "too much: 7K3M-9Q2X"],
  [["show", "7K3M-9Q2X", "more"], "too much: more"],
  [["erase", "asha@example.org", "--since", "2026-01-31"], "too much: --since"],
  [["erase", "asha@example.org", "--since", ""], "too much: --since"],
  [["export", "/nowhere/enquiries.csv"], "/nowhere/enquiries.csv cannot be written: ENOENT"],
  [["move", "--to", "postgres://site:pa#ss@db.example/site"], "--to must be a URL: write %25 for %"],
])("%j exits with code 2 and a message about the error", async (args, text) => {
  const { code, stderr } = await enquiries(...args);
  expect(code).toBe(2);
  expect(stderr).toContain(text);
});

test.each([
  ["erase", "a@b.example"],
  ["move", "--to", "postgres://db.example/site"],
])("%s exits with code 2 without a database, and creates none", async (...args) => {
  const file = path.join(folder, "typo", "enquiries.db");
  env["DATABASE_URL"] = `file:${file}`;
  const { code, stderr } = await enquiries(...args);
  expect(code).toBe(2);
  expect(stderr).toContain(`there is no database ${file}: set DATABASE_URL`);
  expect(existsSync(path.dirname(file))).toBe(false);
});

test("list reports an inaccessible database as an error, not as missing", async () => {
  const file = path.join(folder, "loop.db");
  // Simulates an inaccessible file, also for root.
  symlinkSync(file, file);
  env["DATABASE_URL"] = `file:${file}`;
  const { code, stderr } = await enquiries("list");
  expect([code, stderr]).toEqual([1, expect.stringContaining("The list cannot be read: Error: ELOOP")]);
});

test("check-environment lists every invalid setting, also of .env, and prints no secrets", async () => {
  const wrong = {
    DATABASE_URL: "mysql://root:hunter2hunter2@db/x",
    WEBHOOK_URL: "https://crm.example.com",
    FORM_SECRET: "short",
    LOG_LEVEL: "loud",
  };
  writeFileSync(path.join(folder, ".env"), "PORT=70000\nLOG_LEVEL=info\n");
  const { code, stderr } = await runTool("tools/check-environment.ts", [], wrong, folder);
  expect(code).toBe(1);
  for (const name of [...Object.keys(wrong).filter((key) => key !== "WEBHOOK_URL"), "WEBHOOK_SECRET", "PORT"]) {
    expect(stderr).toMatch(new RegExp(`^  ${name} `, "m"));
  }
  expect(stderr.match(/^ {2}LOG_LEVEL /gm)).toHaveLength(1);
  expect(stderr).not.toContain("hunter2");
  expect(stderr).not.toContain("short\n");
});
