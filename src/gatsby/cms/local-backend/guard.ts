import type { RequestHandler } from "express";
import { refusalOf } from "./local-request";

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

const isLoopback = (host: string): boolean => loopbackNames.has(host.replace(/:\d+$/, ""));

const originOf = (header: string | undefined): string | undefined =>
  header !== undefined && URL.canParse(header) ? new URL(header).host : header;

/**
 * Lets through what the editor's own page asks. A page of another site could
 * otherwise make this browser write files here, by a form or by a name that
 * resolves to this machine (DNS rebinding).
 */
export const sameMachineOnly: RequestHandler = ({ headers, method }, response, next) => {
  const { host = "", origin } = headers;
  if (!isLoopback(host)) response.status(403).json({ error: `the editor does not answer to the name ${host}` });
  else if (method === "POST" && originOf(origin) !== host)
    response.status(403).json({ error: "the editor answers its own page alone" });
  else if (method === "POST" && !/^application\/json(?:;|$)/.test(headers["content-type"] ?? ""))
    response.status(415).json({ error: "the editor's page sends application/json" });
  else next();
};

/** Refuses what would read or write anything but content. */
export const contentOnly: RequestHandler = ({ body }, response, next) => {
  const refusal = refusalOf(body);
  if (refusal === undefined) next();
  else response.status(422).json({ error: refusal });
};
