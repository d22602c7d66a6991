import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { errorName } from "../../domain/error-name";
import type { FunctionEntry } from "../manifest";
import type { HeaderList } from "./header-list";
import type { Limits } from "./limits";
import type { Logger } from "./logger";
import { answerPlainly, refusePlainly } from "./plain-answer";

/** A compiled function, as Gatsby wraps it: its promise is dropped, and what it throws later belongs to nobody. */
export type SiteFunction = (request: IncomingMessage, response: ServerResponse) => unknown;

/** By their entries in the manifest. */
export type SiteFunctions = ReadonlyMap<string, SiteFunction>;

interface Call {
  fail(error: unknown): void;
}

/**
 * Why a body is not even looked at. One whose length is not told beforehand
 * could be endless, and one of several parts would be kept in memory by what
 * Gatsby puts before each function.
 */
const refusedBody = ({ headers }: IncomingMessage, { bodySize }: Limits): 411 | 413 | 415 | undefined => {
  if (headers["transfer-encoding"] !== undefined) return 411;
  if (/^\s*multipart\//i.test(headers["content-type"] ?? "")) return 415;
  return Number(headers["content-length"] ?? 0) > bodySize ? 413 : undefined;
};

/**
 * Answers with functions. One that throws, rejects or never answers costs its
 * own request and nothing else.
 */
export const createFunctionAnswers = (functions: SiteFunctions, shared: HeaderList, limits: Limits, logger: Logger) => {
  const calls = new AsyncLocalStorage<Call>();

  const always = Object.fromEntries(shared);

  const call = (response: ServerResponse, { path, entry }: FunctionEntry): Call => {
    let isAnswered = false;
    const endWith = (status: 500 | 503): void => {
      isAnswered = true;
      clearTimeout(timer);
      if (response.headersSent) response.destroy();
      else
        answerPlainly(response, status, {
          ...always,
          connection: "close",
          ...(status === 503 && { "retry-after": "60" }),
        });
    };
    const timer = setTimeout(() => {
      if (response.headersSent) return;
      logger.error({ path, entry }, "a function took too long to answer");
      endWith(503);
    }, limits.functionTime);
    response.once("close", () => clearTimeout(timer));
    return {
      fail: (error) => {
        // The function could not know that it was answered for: its late answer throws ERR_HTTP_HEADERS_SENT.
        if (isAnswered) return;
        logger.error({ path, error: errorName(error) }, "a function failed");
        if (!response.writableEnded) endWith(500);
      },
    };
  };

  const answer = (request: IncomingMessage, response: ServerResponse, entry: FunctionEntry): void => {
    const refused = refusedBody(request, limits);
    const run = functions.get(entry.entry);
    if (refused !== undefined || run === undefined) {
      refusePlainly(response, refused ?? 404, always);
      return;
    }
    for (const [name, value] of shared) response.setHeader(name, value);
    const current = call(response, entry);
    calls.run(current, () => {
      Promise.resolve()
        .then(() => run(request, response))
        .catch((error: unknown) => current.fail(error));
    });
  };

  return {
    answer,
    /** Takes an error that nobody caught: the request that it came from is answered, when it is known. */
    takeStray: (error: unknown): void => {
      const current = calls.getStore();
      if (current === undefined) logger.error({ error: errorName(error) }, "an error was not caught");
      else current.fail(error);
    },
  };
};
