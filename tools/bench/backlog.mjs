// Measures how fast waiting mails are sent once the mail server is back, and counts duplicates.
// Usage, once the site is built: node tools/bench/backlog.mjs [enquiries]
import { setTimeout } from "node:timers/promises";
import { require as tsRequire } from "tsx/cjs/api";
import { startServer } from "./server.mjs";

/** @type {typeof import("../../tests/support/enquiry-posts")} */
const { postAccepted } = tsRequire("../../tests/support/enquiry-posts.ts", import.meta.url);
/** @type {typeof import("../../tests/support/mail-server")} */
const { startMailServer } = tsRequire("../../tests/support/mail-server.ts", import.meta.url);

const total = Number(process.argv[2] ?? 1500);
const port = 9314;

const post = () => postAccepted(`http://127.0.0.1:${port}`);

const { url, mails, refuseWith, stop } = await startMailServer();
refuseWith(451);
const site = await startServer(port, { SMTP_URL: url, ENQUIRY_MIN_FILL_MS: "0" });
for (let sent = 0; sent < total; sent += 10) await Promise.all(Array.from({ length: 10 }, post));
// Each has been refused at least once by now.
await setTimeout(30_000);
refuseWith(undefined);
const begin = performance.now();
while (mails.length < total) await setTimeout(20);
console.log(`${total} mails in ${((performance.now() - begin) / 1000).toFixed(1)} s after the mail server's return`);
await setTimeout(2000);
console.log(`${mails.length - new Set(mails.map(({ messageId }) => messageId)).size} sent twice`);
await site.stop();
await stop();
