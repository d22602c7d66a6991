import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";

const place = ".well-known/security.txt";

/** For how long the text may be believed, in days. The standard recommends less than a year. */
const validity = 360;

interface SiteSettings {
  url: string;
  email: string;
  language: string;
}

/** When a text that is written now expires: at midnight, so that builds of one day write the same. */
const expiry = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + validity)).toISOString();

/** Tells whoever finds a hole in the site whom to write to (RFC 9116). */
export const securityText = ({ url, email, language }: SiteSettings, now: Date): string => `Contact: mailto:${email}
Expires: ${expiry(now)}
Preferred-Languages: ${language}
Canonical: ${url}/${place}
`;

/** Writes the text where the standard wants it. Each build makes it valid for another year. */
export const writeSecurityText = async ({ graphql }: BuildArgs): Promise<void> => {
  const { data } = await graphql<{ siteSettings: SiteSettings }>(`
    query SecurityText {
      siteSettings {
        url
        email
        language
      }
    }
  `);
  if (data === undefined) throw new Error("The site's settings cannot be read for security.txt.");
  const file = path.join(process.cwd(), "public", place);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, securityText(data.siteSettings, new Date()));
};
