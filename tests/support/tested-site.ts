import path from "node:path";
import type { SiteSettings } from "./site-process";

/** Where the browser tests have the site, and the server that takes its mail. */
export const port = Number(process.env["TEST_PORT"] ?? 9100);
export const mailPort = port + 1;

/** Where that server puts what it receives. It empties the folder when it starts, which is before the site does. */
export const mailFolder = path.resolve(`test-results/mail-${port}`);

/** How that site is set. */
export const siteSettings: SiteSettings = {
  DATABASE_URL: `file:${path.join(mailFolder, "enquiries.db")}`,
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
};
