import type { IncomingMessage } from "node:http";

const hostOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host : undefined);

/**
 * Whether a post comes from a page of this site, or from a program that is no
 * browser. Browsers say where a post comes from and let no page change that:
 * Sec-Fetch-Site (https://www.w3.org/TR/fetch-metadata/), older ones Origin.
 *
 * @param hosts by what names the site is reached, besides the one asked for
 */
export const isSameOrigin = ({ headers }: IncomingMessage, hosts: readonly string[]): boolean => {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { origin } = headers;
  if (origin === undefined) return true;
  const host = hostOf(origin);
  return host !== undefined && (host === headers.host || hosts.includes(host));
};
