import type { IncomingMessage } from "node:http";

/**
 * The largest body, in bytes. An enquiry whose every field is as long as it may
 * be takes about 60,000 when each letter is percent-encoded.
 */
export const bodyLimit = 100_000;

/** The most fields of a body. An enquiry has fewer than half as many. */
const fieldLimit = 50;

/** The most brackets of a JSON body, more than an enquiry of nothing else has: `JSON.parse` is slow with deep nesting. */
const bracketLimit = 10_000;

interface Refused {
  ok: false;
  status: 400 | 413 | 415;
  problem: string;
}

export type ReadRequest =
  | { ok: true; input: unknown; encoding: "json" }
  | { ok: true; input: Record<string, string>; encoding: "form" }
  | Refused;

const readBody = async (request: IncomingMessage, maxBytes: number): Promise<string | undefined> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
};

const refused = (status: Refused["status"], problem: string): Refused => ({ ok: false, status, problem });

const tooManyFields = refused(400, `Send at most ${fieldLimit} fields.`);

const parseJson = (text: string): ReadRequest => {
  if (text.split(/[[{]/, bracketLimit + 1).length > bracketLimit) return refused(400, "The JSON is nested too deeply.");
  try {
    const input: unknown = JSON.parse(text);
    const fieldCount = typeof input === "object" && input !== null ? Object.keys(input).length : 0;
    return fieldCount > fieldLimit ? tooManyFields : { ok: true, input, encoding: "json" };
  } catch {
    return refused(400, "The body is not JSON.");
  }
};

const parseForm = (text: string): ReadRequest =>
  // Counted before anything is parsed.
  text.split("&", fieldLimit + 1).length > fieldLimit
    ? tooManyFields
    : { ok: true, input: Object.fromEntries(new URLSearchParams(text)), encoding: "form" };

const encodings = new Map([
  ["application/json", parseJson],
  ["application/x-www-form-urlencoded", parseForm],
]);

/** The media type of a request, in small letters and without parameters. */
const mediaType = (request: IncomingMessage): string =>
  (request.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";

const tooLarge = refused(413, "The body is too large.");

/**
 * Reads the fields that a form or a program sent, whichever of the two encodings it used.
 *
 * @param maxBytes the largest body
 * @returns any JSON, or the fields of a form by name: at most `fieldLimit`. Otherwise the status to answer with, and why
 */
export const readRequest = async (request: IncomingMessage, maxBytes = bodyLimit): Promise<ReadRequest> => {
  const parse = encodings.get(mediaType(request));
  if (parse === undefined) return refused(415, `Send one of ${[...encodings.keys()].join(", ")}.`);
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) return tooLarge;
  try {
    const body = await readBody(request, maxBytes);
    return body === undefined ? tooLarge : parse(body);
  } catch {
    return refused(400, "The body ended early.");
  }
};
