import labels from "../../content/settings/enquiry-form.json";
import type { Endpoints } from "./endpoints";
import { errorName } from "./error-name";
import { type Handler, sendJson } from "./http/handler";
import { createLogger } from "./logger";
import { onceDone } from "./once-done";

const key = Symbol.for("agency-site.endpoints");
const shared = globalThis as { [key]?: () => Promise<Endpoints> };

/**
 * The endpoints of this process. Every function is a bundle of its own; the
 * connections, and the outbox that delivers, have to be the same in all.
 * The chunk is part of each bundle, since hosts take one file a function.
 */
const sharedEndpoints = (): Promise<Endpoints> => {
  shared[key] ??= onceDone(async () => (await import(/* webpackMode: "eager" */ "./endpoints")).createEndpoints());
  return shared[key]();
};

/**
 * A function's handler. Catches every error: hosts end the process at an unhandled rejection.
 */
export const endpoint =
  (name: keyof Endpoints): Handler =>
  async (request, response) => {
    try {
      const endpoints = await sharedEndpoints();
      await endpoints[name](request, response);
    } catch (error) {
      createLogger("error").error({ error: errorName(error) }, "a function failed");
      sendJson(response, { status: 500 }, { message: labels.failure });
    }
  };
