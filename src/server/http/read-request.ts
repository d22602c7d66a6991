import type { IncomingMessage } from "node:http";
import site from "../../../content/settings/site.json";
import { attributionFields } from "../../domain/enquiry/attribution";
import { enquiryFields, hiddenFields } from "../../domain/enquiry/fields";
import { isObject } from "../../domain/is-object";

/** An enquiry whose every field is as long as it may be takes about 60,000 when each letter is percent-encoded. */
const maxBodyBytes = 100_000;

/** An enquiry has fewer than half as many. */
const maxFields = 50;

/** More than an enquiry of nothing else has: `JSON.parse` is slow with deep nesting. */
const maxBrackets = 10_000;

const fieldNames = [...enquiryFields, ...Object.values(hiddenFields), ...attributionFields];

type FormFields = Partial<Record<string, string>>;

interface Refused {
  ok: false;
  status: 400 | 413 | 415;
  problem: string;
}

export type ReadRequest =
  { ok: true; input: unknown; encoding: "json" } | { ok: true; input: FormFields; encoding: "form" } | Refused;

const hostOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host : undefined);

/**
 * Whether a post comes from a page of this site, or from a program that is no browser. Browsers say where a post comes
 * from: in Sec-Fetch-Site (https://www.w3.org/TR/fetch-metadata/), older ones in Origin.
 *
 * A proxy may put a host of its own into Host, so that of the site's URL counts too.
 */
export const isSameOrigin = ({ headers }: IncomingMessage): boolean => {
  const fetchSite = headers["sec-fetch-site"];
  if (fetchSite !== undefined) return fetchSite === "same-origin" || fetchSite === "none";
  if (headers.origin === undefined) return true;
  const host = hostOf(headers.origin);
  return host !== undefined && (host === headers.host || host === hostOf(site.url));
};

/** Read to its end: a client that is still sending when its connection is closed may not see the answer. */
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

/** The own properties that are fields of an enquiry; all others are dropped. */
const knownFields = <Value>(sent: Readonly<Record<string, Value>>): Partial<Record<string, Value>> =>
  Object.fromEntries(fieldNames.flatMap((name) => (Object.hasOwn(sent, name) ? [[name, sent[name]]] : [])));

const parseJson = (text: string): ReadRequest => {
  if (text.split(/[[{]/, maxBrackets + 1).length > maxBrackets) return refused(400, "The JSON is nested too deeply.");
  try {
    const input: unknown = JSON.parse(text);
    if (typeof input === "object" && input !== null && Object.keys(input).length > maxFields) return tooManyFields;
    // What is no object is refused where fields are checked.
    return { ok: true, input: isObject(input) ? knownFields({ ...input }) : input, encoding: "json" };
  } catch {
    return refused(400, "The body is not JSON.");
  }
};

/** A form cannot leave out a field that it has: an empty key counts as absent. */
const parseForm = (text: string): ReadRequest => {
  // Counted before anything is parsed.
  if (text.split("&", maxFields + 1).length > maxFields) return tooManyFields;
  const { idempotencyKey, ...fields } = knownFields(Object.fromEntries(new URLSearchParams(text)));
  return { ok: true, input: idempotencyKey ? { ...fields, idempotencyKey } : fields, encoding: "form" };
};

const parsers = new Map([
  ["application/json", parseJson],
  ["application/x-www-form-urlencoded", parseForm],
]);

/** Reads the fields that a form or a program sent, or tells the status to answer with, and why. */
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
