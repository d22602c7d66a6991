import type { IncomingMessage } from "node:http";

/**
 * The largest body, in bytes. An enquiry whose every field is as long as it may
 * be takes about 60,000 when each letter is percent-encoded.
 */
export const bodyLimit = 100_000;

export type ReadRequest =
  { ok: true; input: unknown; encoding: "json" | "form" } | { ok: false; status: 400 | 413 | 415; problem: string };

const readBody = async (request: IncomingMessage, limit: number): Promise<string | undefined> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limit) return undefined;
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
};

const parseJson = (text: string): ReadRequest => {
  try {
    return { ok: true, input: JSON.parse(text), encoding: "json" };
  } catch {
    return { ok: false, status: 400, problem: "The body is not JSON." };
  }
};

const parseForm = (text: string): ReadRequest => ({
  ok: true,
  input: Object.fromEntries(new URLSearchParams(text)),
  encoding: "form",
});

const encodings = new Map([
  ["application/json", parseJson],
  ["application/x-www-form-urlencoded", parseForm],
]);

/** The media type of a request, in small letters and without parameters. */
const mediaType = (request: IncomingMessage): string =>
  (request.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";

const tooLarge: ReadRequest = { ok: false, status: 413, problem: "The body is too large." };

/**
 * Reads the fields that a form or a program sent, whichever of the two encodings it used.
 *
 * @param limit the largest body, in bytes
 */
export const readRequest = async (request: IncomingMessage, limit = bodyLimit): Promise<ReadRequest> => {
  const parse = encodings.get(mediaType(request));
  if (parse === undefined) {
    return { ok: false, status: 415, problem: `Send one of ${[...encodings.keys()].join(", ")}.` };
  }
  if (Number(request.headers["content-length"] ?? 0) > limit) return tooLarge;
  try {
    const body = await readBody(request, limit);
    return body === undefined ? tooLarge : parse(body);
  } catch {
    return { ok: false, status: 400, problem: "The body ended early." };
  }
};
