import { env } from "node:process";
import { isPostgres } from "../../domain/hosting/function-host";
import type { AdaptContext } from "./adapt-context";

/** In lines that Gatsby has no need to break. */
const warning = `No enquiry can be taken on Netlify as this is set up:
DATABASE_URL names no PostgreSQL database, and files do not last there.
Until it does, the contact form tells visitors that it did not work.
Set DATABASE_URL=postgres://… in Netlify's environment variables, for
functions and for builds, and deploy again. See docs/netlify.md.`;

/**
 * Says so when a build's host will have no database. It fails nothing: the
 * variable may be kept from builds, and previews of content need none.
 */
export const warnOfMissingDatabase = (reporter: AdaptContext["reporter"]): void => {
  if (!isPostgres(env["DATABASE_URL"] ?? "")) reporter.warn(warning);
};
