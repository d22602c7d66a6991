// How long the mails take that waited for the mail server, once it is back, and whether one is sent twice.
// Usage, once the site is built: node tools/bench/backlog.mjs [enquiries]
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { fields, startServer } from "./server.mjs";

const total = Number(process.argv[2] ?? 1500);
const [sitePort, mailPort] = [9314, 9315];
let isBack = false;
/** @type {string[]} */
const messageIds = [];

const mailServer = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  onMailFrom: (_address, _session, done) =>
    done(isBack ? null : Object.assign(new Error("Try again later"), { responseCode: 451 })),
  onData: (stream, _session, done) => {
    let text = "";
    stream.on("data", (/** @type {Buffer} */ chunk) => (text += chunk.toString()));
    stream.on("end", () => {
      messageIds.push(/^message-id: (\S+)/im.exec(text)?.[1] ?? "");
      done();
    });
  },
});

const post = async () => {
  const response = await fetch(`http://127.0.0.1:${sitePort}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...fields, idempotencyKey: randomUUID() }),
  });
  if (!response.ok) throw new Error(`answered ${response.status}`);
};

mailServer.listen(mailPort, "127.0.0.1");
await once(mailServer.server, "listening");
const settings = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, ENQUIRY_MIN_FILL_MS: "0" };
const site = await startServer(sitePort, settings);
for (let sent = 0; sent < total; sent += 10) await Promise.all(Array.from({ length: 10 }, post));
// Each has been refused at least once.
await setTimeout(30_000);
isBack = true;
const begin = performance.now();
while (messageIds.length < total) await setTimeout(20);
console.log(`${total} mails in ${((performance.now() - begin) / 1000).toFixed(1)} s after the mail server's return`);
await setTimeout(2000);
console.log(`${messageIds.length - new Set(messageIds).size} sent twice`);
await site.stop();
mailServer.close();
