import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { errorName } from "../../domain/error-name";
import type { StaticFile } from "../manifest";
import { createFileAnswers } from "./file-answers";
import { createFunctionAnswers } from "./function-answers";
import { createReadiness } from "./health";
import { answerPlainly, refusePlainly } from "./plain-answer";
import { createRoutingTable, encodedPath, readTarget } from "./routing-table";
import type { SiteServerOptions } from "./site-server";

/** A domain or IPv4 address, or an IPv6 address in brackets, and a port. */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Whether a request has one valid `Host` (RFC 9112, section 3.2). Only HTTP/1.0
 * may leave it out. A second one has been joined to the first by a comma
 * (`joinDuplicateHeaders`), which no host contains.
 */
const hasValidHost = ({ headers, httpVersion }: IncomingMessage): boolean =>
  headers.host === undefined ? httpVersion === "1.0" : hostPattern.test(headers.host);

const isRead = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";

/** Whether a file's path is the same on its way as in the manifest. */
const isPlain = ({ path }: StaticFile): boolean => encodedPath(path) === path;

/** `send` says with a status what it could not do, and with headers what would have been possible. */
const statusOf = (error: unknown): { status: number; headers: Record<string, string> } => {
  const known = error as { status?: unknown; headers?: Record<string, string> };
  return { status: typeof known.status === "number" ? known.status : 500, headers: known.headers ?? {} };
};

/** Puts together what answers requests. What goes wrong with one is the answer to that one. */
export const createListener = (options: SiteServerOptions, isStopping: () => boolean) => {
  const { manifest, publicFolder, functions, lifecycle, limits, logger } = options;
  const shared = Object.entries(manifest.headers);
  const decide = createRoutingTable(manifest);
  const sendFile = createFileAnswers(publicFolder, manifest);
  const functionAnswers = createFunctionAnswers(functions, shared, limits, logger);
  const isReady = createReadiness(lifecycle, limits, isStopping);
  const plainFiles = new Map(manifest.statics.flatMap((file) => (isPlain(file) ? [[file.path, file] as const] : [])));

  const plainly = (response: ServerResponse, status: number, headers: Record<string, string> = {}): void =>
    answerPlainly(response, status, { ...manifest.headers, ...headers });

  const refuse = (response: ServerResponse, status: number, headers: Record<string, string> = {}): void =>
    refusePlainly(response, status, { ...manifest.headers, ...headers });

  const answerFile = async (request: IncomingMessage, response: ServerResponse, file: StaticFile | undefined) => {
    if (!isRead(request)) refuse(response, 405, { allow: "GET, HEAD" });
    else if (file === undefined) plainly(response, 404);
    else await sendFile(request, response, file);
  };

  const probes: Partial<Record<string, () => Promise<boolean>>> = {
    "/healthz": () => Promise.resolve(true),
    "/readyz": isReady,
  };

  const answerOther = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = readTarget(request.url ?? "");
    if (target === undefined) {
      refuse(response, 400);
      return;
    }
    const probe = probes[target.path];
    if (probe !== undefined) {
      plainly(response, (await probe()) ? 200 : 503);
      return;
    }
    const decision = decide(target);
    if (decision.kind === "function") functionAnswers.answer(request, response, decision.entry);
    else if (decision.kind === "redirect") plainly(response, decision.status, { location: decision.to });
    else await answerFile(request, response, decision.file);
  };

  /** Most requests name a file just as the manifest does. They cost no more than looking it up. */
  const answer = (request: IncomingMessage, response: ServerResponse): void | Promise<void> => {
    if (!hasValidHost(request)) return refuse(response, 400);
    const file = isRead(request) ? plainFiles.get(request.url ?? "") : undefined;
    return file === undefined ? answerOther(request, response) : sendFile(request, response, file);
  };

  const fail = (response: ServerResponse, error: unknown): void => {
    const { status, headers } = statusOf(error);
    if (status >= 500) logger.error({ error: errorName(error) }, "a request could not be answered");
    if (response.headersSent) response.destroy();
    else plainly(response, status, headers);
  };

  const listener: RequestListener = (request, response) => {
    if (isStopping()) response.setHeader("connection", "close");
    try {
      answer(request, response)?.catch((error: unknown) => fail(response, error));
    } catch (error) {
      fail(response, error);
    }
  };
  return { listener, takeStray: functionAnswers.takeStray };
};
