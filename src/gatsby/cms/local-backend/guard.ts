import type { ErrorRequestHandler, RequestHandler } from "express";
import { pictureLimits } from "../../../domain/content/picture-limits";
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

/** Says in the editor's own form that what it sent cannot be read: too long, or no JSON. */
export const unreadable: ErrorRequestHandler = ({ status = 400 }: { status?: number }, _request, response, _next) => {
  const error =
    status === 413
      ? `This is more than the ${pictureLimits.mostBytes / 1_000_000} MB that a picture may have: make it smaller.`
      : "The editor's request cannot be read.";
  response.status(status).json({ error });
};
