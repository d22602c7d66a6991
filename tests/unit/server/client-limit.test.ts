import type { IncomingMessage } from "node:http";
import { clientLimit } from "../../../src/server/client-limit";
import { memoryLog } from "./support/memory-log";

const request = {} as IncomingMessage;

const limit = (consume: (client: string) => Promise<number | undefined>) => {
  const log = memoryLog();
  const isTooMany = clientLimit("sign-in", {
    limiter: { consume },
    secret: () => Promise.resolve("secret"),
    clientAddress: () => "203.0.113.7",
    logger: log.logger,
  });
  return { isTooMany, log };
};

describe("a limit of one's own", () => {
  it("counts each client apart from its enquiries, and not by its address", async () => {
    const clients: string[] = [];
    const { isTooMany } = limit((client) => {
      clients.push(client);
      return Promise.resolve(undefined);
    });
    expect(await isTooMany(request)).toBe(false);
    expect(clients).toEqual([expect.stringMatching(/^sign-in:[0-9a-f]{32}$/)]);
  });

  it("is reached when the counter says so", async () => {
    expect(await limit(() => Promise.resolve(30)).isTooMany(request)).toBe(true);
  });

  it("keeps nobody out while the counter is out of reach", async () => {
    const { isTooMany, log } = limit(() => Promise.reject(new Error("planted")));
    expect(await isTooMany(request)).toBe(false);
    expect(log.messages()).toEqual(["the rate limit cannot be counted"]);
  });
});
