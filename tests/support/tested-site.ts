import path from "node:path";
import { server } from "./fixture-site";
import { siteEnvironment } from "./site-process";

/** Where the browser tests have the site, and the server that takes its mail. */
export const port = Number(process.env["TEST_PORT"] ?? 9100);
const mailPort = port + 1;

/** Where that server puts what it receives. It empties the folder when it starts, which is before the site does. */
export const mailFolder = path.resolve(`test-results/mail-${port}`);

const env = siteEnvironment(
  { DATABASE_URL: `file:${path.join(mailFolder, "enquiries.db")}`, SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
  port,
);

/** Both, as Playwright starts them. */
export const webServer = [
  {
    command: `npx tsx tests/support/mail-sink.ts ${mailPort} ${mailFolder}`,
    port: mailPort,
    reuseExistingServer: false,
  },
  { command: `node ${server}`, port, reuseExistingServer: false, env },
];
