import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTransport } from "nodemailer";
import { type MailServer, startMailServer } from "../support/mail-server";
import { fileMail, mailAbout, receivedMails, withEnvelope } from "../support/received-mail";

const mail = {
  envelope: { from: "bounce@example.com", to: "inbox@example.com" },
  from: "Site <site@example.com>",
  to: "sales@example.com",
  replyTo: "Zoë <zoe@example.com>",
  subject: "Größe 7ZZZ-7ZZZ",
  messageId: "<7zzz@example.com>",
  text: "Grüße 👋",
  html: "<p>Grüße</p>",
};

describe("the mail server of the tests", () => {
  let server: MailServer;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.stop());

  test("keeps what it was told and what the mail says", async () => {
    await createTransport(server.url).sendMail(mail);
    await server.waitFor(1);
    expect(server.mails).toMatchObject([
      {
        envelope: { from: "bounce@example.com", to: ["inbox@example.com"] },
        from: "site@example.com",
        to: ["sales@example.com"],
        replyTo: ["zoe@example.com"],
        subject: "Größe 7ZZZ-7ZZZ",
        messageId: "<7zzz@example.com>",
        text: "Grüße 👋",
        html: "<p>Grüße</p>",
      },
    ]);
  });

  test("turns mails away as long as it is told to", async () => {
    server.refuseWith(451);
    await expect(createTransport(server.url).sendMail(mail)).rejects.toMatchObject({ responseCode: 451 });
    await server.waitForRefusals(1);
    server.refuseWith(undefined);
    await createTransport(server.url).sendMail(mail);
    expect(server.mails).toHaveLength(1);
  });

  test("says what is missing when it waited in vain", async () => {
    await expect(server.waitFor(2, 50)).rejects.toThrow("After 50 ms there were 0 mails");
  });

  test("is away once stopped, and back on the same port when asked", async () => {
    await server.stop();
    await expect(createTransport(server.url).sendMail(mail)).rejects.toMatchObject({ code: "ESOCKET" });
    server = await startMailServer({ port: server.port });
    await createTransport(server.url).sendMail(mail);
    expect(server.mails).toHaveLength(1);
  });
});

test("mails in a folder are found by what they say, in the order in which they came", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "mails-"));
  const message = (subject: string) =>
    withEnvelope("a@example.com", ["b@example.com"], Buffer.from(`Subject: ${subject}\r\n\r\nText`));
  fileMail(folder, "2", message("second"));
  fileMail(folder, "1", message("first"));
  expect((await receivedMails(folder)).map(({ subject }) => subject)).toEqual(["first", "second"]);
  expect((await mailAbout("second", folder)).map(({ envelope }) => envelope)).toEqual([
    { from: "a@example.com", to: ["b@example.com"] },
  ]);
  rmSync(folder, { recursive: true });
});
