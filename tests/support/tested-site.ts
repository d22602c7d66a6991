import path from "node:path";
import { server } from "./fixture-site";
import { siteEnvironment } from "./site-process";

/** Ports of the browser tests' site and of its mail server. */
export const port = Number(process.env["TEST_PORT"] ?? 9100);
const mailPort = port + 1;

/** Where the mail server saves mails. It empties the folder on start, before the site starts. */
export const mailFolder = path.resolve(`test-results/mail-${port}`);

const env = siteEnvironment(
  { DATABASE_URL: `file:${path.join(mailFolder, "enquiries.db")}`, SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
  port,
);

/** Both as Playwright's `webServer`. */
export const webServer = [
  {
    command: `npx tsx tests/support/mail-sink.ts ${mailPort} ${mailFolder}`,
    port: mailPort,
  },
  { command: `node ${server}`, port, env },
];
