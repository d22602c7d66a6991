import type { IncomingMessage } from "node:http";
import type { Handler } from "../http/handler";
import type { Logger } from "../logger";
import { sendOutcome } from "./answer-page";
import { authHandler } from "./auth";
import { callbackHandler } from "./callback";
import { readSignInSettings } from "./settings";

/** What the two functions that sign in to the editor answer with. */
export interface SignInEndpoints {
  cmsAuth: Handler;
  cmsCallback: Handler;
}

interface Ports {
  env: Readonly<Record<string, string | undefined>>;
  /** The site's own address. */
  siteUrl: string;
  isTooMany: (request: IncomingMessage) => Promise<boolean>;
  logger: Logger;
}

/** Nobody but the window itself is told: the origins that may be told are among what is wrong. */
const notWorking: Handler = (_request, response) => {
  sendOutcome(response, { refusal: "notWorking" }, []);
  return Promise.resolve();
};

/**
 * The two functions, for an environment. They need no database, so that
 * whatever is wrong with that, content can be mended.
 *
 * @returns as well what is wrong with the settings
 */
export const signInEndpoints = ({
  env,
  siteUrl,
  isTooMany,
  logger,
}: Ports): SignInEndpoints & { problems: string[] } => {
  const read = readSignInSettings(env, siteUrl);
  if (!read.ok) return { cmsAuth: notWorking, cmsCallback: notWorking, problems: read.problems };
  const { settings } = read;
  return {
    cmsAuth: authHandler(settings),
    cmsCallback: callbackHandler({ settings, isTooMany, logger }),
    problems: [],
  };
};
