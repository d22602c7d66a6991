import type { IncomingMessage, ServerResponse } from "node:http";
import labels from "../../content/settings/enquiry-form.json";
import { apiRoutes } from "../domain/paths";
import type { Endpoints } from "./endpoints";
import { errorName } from "./error-name";
import { sendJson } from "./http/handler";
import { createLogger } from "./logger";
import { onceDone } from "./once-done";

const key = Symbol.for("agency-site.endpoints");
const shared = globalThis as { [key]?: () => Promise<Endpoints> };

/** Kept on `globalThis`: `gatsby develop` reloads the function for each request, and would open a store each time. */
const sharedEndpoints = (): Promise<Endpoints> => {
  // Bundled eagerly, since hosts accept one file per function.
  shared[key] ??= onceDone(async () => (await import(/* webpackMode: "eager" */ "./endpoints")).createEndpoints());
  return shared[key]();
};

/**
 * Answers a request to one of `apiRoutes`. Catches all errors: hosts end the process at an unhandled rejection.
 *
 * @param path the requested route
 */
export const answer = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const name = (Object.keys(apiRoutes) as (keyof Endpoints)[]).find((one) => apiRoutes[one] === path);
  if (name === undefined) return sendJson(response, { status: 404 }, { message: "There is no such endpoint." });
  try {
    const endpoints = await sharedEndpoints();
    await endpoints[name](request, response);
  } catch (error) {
    createLogger("error").error({ error: errorName(error) }, "a function failed");
    sendJson(response, { status: 500 }, { message: labels.failure });
  }
};
