import { setTimeout } from "node:timers/promises";
import type { SiteFunction } from "../../../src/hosting/server/function-answers";
import { head, openRaw } from "../../support/raw-request";
import { type SampleSite, startSampleSite } from "../../support/sample-site";

/** What no log and no answer may repeat. */
const secret = "quoted from a visitor";
const functionTime = 500;

const fail = (): never => {
  throw Object.assign(new Error(secret), { code: "E_OF_THE_TEST" });
};

const functions: Record<string, SiteFunction> = {
  "/good": async (_request, response) => {
    await setTimeout(20);
    response.end("good");
  },
  "/rejects": () => Promise.reject(),
  "/throws": (_request, response) => {
    response.setHeader("content-encoding", "gzip").setHeader("set-cookie", secret);
    fail();
  },
  "/silent": () => undefined,
  "/half": async (_request, response) => {
    response.writeHead(200, { "content-length": "100" }).write("half");
    await setTimeout(20);
    fail();
  },
};

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite({ functions, limits: { functionTime } });
});
afterEach(async () => {
  expect((await site.ask("/good")).body.toString()).toBe("good");
  expect(site.log.text()).not.toContain(secret);
});
afterAll(() => site.close());

describe("a function", () => {
  it.each(["/throws", "/rejects"])(
    "that fails answers 500 with nothing of its own, and is logged: %s",
    async (address) => {
      const { status, headers, body } = await site.ask(address);
      expect([status, body.toString()]).toEqual([500, "Internal Server Error\n"]);
      expect([headers["set-cookie"], headers["content-encoding"]]).toEqual([undefined, undefined]);
      expect(site.log.text()).toContain(`"path":"${address}"`);
    },
  );

  it("that does not answer in time answers 503, and is logged", async () => {
    const silent = Array.from({ length: 20 }, () => site.ask("/silent"));
    expect((await site.ask("/good")).body.toString()).toBe("good");
    for (const { status, headers } of await Promise.all(silent))
      expect([status, headers["retry-after"]]).toEqual([503, "60"]);
    expect(site.log.messages()).toContain("a function took too long to answer");
  });

  it("that fails in the middle of its answer is cut off, so that nobody takes it for the whole", async () => {
    await expect(site.ask("/half")).rejects.toThrow(/aborted/);
  });

  it("whose client leaves harms nobody", async () => {
    const { send, socket } = await openRaw(site.port);
    send(head("GET", "/half"));
    socket.destroy();
    expect((await site.ask("/about")).status).toBe(200);
  });
});
