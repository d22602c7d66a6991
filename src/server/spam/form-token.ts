import { createHmac, timingSafeEqual } from "node:crypto";
import { getOnly, type Handler, sendJson } from "../http/handler";

const signature = (issued: string, secret: string): Buffer =>
  createHmac("sha256", secret).update(`form-token:${issued}`).digest();

/**
 * Signs the time of the first interaction with a form.
 *
 * @returns the timestamp in base 36 and its signature, separated by a dot
 */
export const signFormToken = (now: Date, secret: string): string => {
  const issued = now.getTime().toString(36);
  return `${issued}.${signature(issued, secret).toString("base64url")}`;
};

/**
 * Returns how long it took to fill in a form.
 *
 * @returns milliseconds; undefined without a valid token, which is not suspicious: scripts may be off, or the server
 *   may have been unreachable
 */
export const fillTime = (token: string | undefined, now: Date, secret: string): number | undefined => {
  const [issued = "", signed = ""] = token?.split(".") ?? [];
  const expected = signature(issued, secret);
  const given = Buffer.from(signed, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const time = now.getTime() - Number.parseInt(issued, 36);
  return time >= 0 ? time : undefined;
};

/** `GET /api/form-token`: a signed timestamp of the first interaction with a form. */
export const formTokenHandler = (secret: () => Promise<string>): Handler =>
  getOnly(async (_request, response) => {
    try {
      sendJson(response, { status: 200 }, { token: signFormToken(new Date(), await secret()) });
    } catch {
      sendJson(response, { status: 503 }, { message: "No token can be made now." });
    }
  });
