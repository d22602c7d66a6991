import type { IncomingMessage } from "node:http";
import { errorName } from "../domain/error-name";
import { clientHash } from "./client-hash";
import type { Logger } from "./logger";
import type { RateLimiter } from "./rate-limiter";

interface Ports {
  limiter: RateLimiter;
  /** Hashes addresses. */
  secret: () => Promise<string>;
  clientAddress: (request: IncomingMessage) => string;
  logger: Logger;
}

/**
 * Counts requests per client, apart from enquiries, and asks whether that was
 * one too many. A counter out of reach limits nobody, as with enquiries.
 *
 * @param what names what is asked for, which is counted by itself
 */
export const clientLimit =
  (what: string, { limiter, secret, clientAddress, logger }: Ports) =>
  async (request: IncomingMessage): Promise<boolean> => {
    try {
      const client = clientHash(clientAddress(request), await secret());
      return (await limiter.consume(`${what}:${client}`)) !== undefined;
    } catch (error) {
      logger.warn({ error: errorName(error) }, "the rate limit cannot be counted");
      return false;
    }
  };
