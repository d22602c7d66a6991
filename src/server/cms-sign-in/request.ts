import type { IncomingMessage, ServerResponse } from "node:http";
import { sendJson } from "../http/handler";

/** Whether a request only asks, which is all that is answered here. Any other is told so. */
export const isGet = ({ method }: IncomingMessage, response: ServerResponse): boolean => {
  if (method === "GET") return true;
  sendJson(response, { status: 405, headers: { allow: "GET" } }, { message: "Only GET is answered here." });
  return false;
};

/** The origin at which a request has reached this site, if the editor may be used there. */
export const ownOrigin = ({ headers }: IncomingMessage, origins: readonly string[]): string | undefined =>
  origins.find((origin) => new URL(origin).host === headers.host?.toLowerCase());
