import type { IncomingMessage } from "node:http";
import site from "../../../content/settings/site.json";

/** The longest enquiry takes about 60,000 bytes when each character is percent-encoded. */
const maxBodyBytes = 100_000;

/** More than twice what an enquiry has. */
const maxFields = 50;

/** More than any enquiry has: `JSON.parse` is slow with deep nesting. */
const maxBrackets = 10_000;

export type FormFields = Partial<Record<string, string>>;

interface Refused {
  ok: false;
  status: 400 | 413 | 415;
  problem: string;
}

type ReadRequest =
  { ok: true; input: unknown; encoding: "json" } | { ok: true; input: FormFields; encoding: "form" } | Refused;

const hostOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host : undefined);

/**
 * Whether a post comes from a page of this site, or from a client that is no browser. Browsers send Sec-Fetch-Site
 * (https://www.w3.org/TR/fetch-metadata/), older ones Origin.
 *
 * A proxy may replace Host, so the host of the site's URL is accepted too.
 */
export const isSameOrigin = ({ headers }: IncomingMessage): boolean => {
  const fetchSite = headers["sec-fetch-site"];
  if (fetchSite !== undefined) return fetchSite === "same-origin" || fetchSite === "none";
  if (headers.origin === undefined) return true;
  const host = hostOf(headers.origin);
  return host !== undefined && (host === headers.host || host === hostOf(site.url));
};

/** Reads to the end: a client whose connection is closed while it is sending may not see the response. */
const readBody = async (request: IncomingMessage): Promise<string | undefined> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= maxBodyBytes) parts.push(part);
  }
  return size <= maxBodyBytes ? new TextDecoder().decode(Buffer.concat(parts)) : undefined;
};

const refused = (status: Refused["status"], problem: string): Refused => ({ ok: false, status, problem });

const tooManyFields = refused(400, `Send at most ${maxFields} fields.`);
const tooLarge = refused(413, "The body is too large.");

const parseJson = (text: string): ReadRequest => {
  if (text.split(/[[{]/, maxBrackets + 1).length > maxBrackets) return refused(400, "The JSON is nested too deeply.");
  try {
    const input: unknown = JSON.parse(text);
    if (typeof input === "object" && input !== null && Object.keys(input).length > maxFields) return tooManyFields;
    return { ok: true, input, encoding: "json" };
  } catch {
    return refused(400, "The body is not JSON.");
  }
};

/** Forms cannot omit a field, so an empty key counts as absent. */
const parseForm = (text: string): ReadRequest => {
  // Checked before parsing.
  if (text.split("&", maxFields + 1).length > maxFields) return tooManyFields;
  const { idempotencyKey, ...fields }: FormFields = Object.fromEntries(new URLSearchParams(text));
  return { ok: true, input: idempotencyKey ? { ...fields, idempotencyKey } : fields, encoding: "form" };
};

const parsers = new Map([
  ["application/json", parseJson],
  ["application/x-www-form-urlencoded", parseForm],
]);

/** Reads the fields of a form or JSON body, or returns the status of the error response and its message. */
export const readRequest = async (request: IncomingMessage): Promise<ReadRequest> => {
  const [mediaType = ""] = (request.headers["content-type"] ?? "").split(";", 1);
  const parse = parsers.get(mediaType.trim().toLowerCase());
  if (parse === undefined) return refused(415, `Send one of ${[...parsers.keys()].join(", ")}.`);
  if (Number(request.headers["content-length"] ?? 0) > maxBodyBytes) return tooLarge;
  try {
    const body = await readBody(request);
    return body === undefined ? tooLarge : parse(body);
  } catch {
    return refused(400, "The body ended early.");
  }
};
