import { eventually } from "../../support/eventually";
import { ask, exchange, head, keptHead, openRaw } from "../../support/raw-request";
import { type SampleSite, startSampleSite } from "../../support/sample-site";
import { expectSecured } from "../../support/secured";
import { functionTime, lateAnswerCount, secret, troublesomeFunctions } from "../../support/troublesome-functions";

const idleTime = 400;

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite({
    functions: troublesomeFunctions,
    limits: { functionTime, idleTime },
    prepare: (manifest) => ({
      ...manifest,
      functions: [...manifest.functions, { path: "/not-loaded", entry: "functions/not-loaded.js" }],
    }),
  });
});
afterEach(async () => {
  expect((await site.ask("/about")).status).toBe(200);
  expect((await site.ask("/good")).body.toString()).toBe("good");
  expect(site.log.text()).not.toContain(secret);
});
afterAll(() => site.close());

const get = (target: string) => ask(site.port, keptHead("GET", target));

describe("a function that fails before it answers", () => {
  it.each(["/throws", "/rejects", "/rejects-later", "/rejects-with-nothing", "/headers-and-throws"])(
    "costs its own request, whose connection ends: %s",
    async (target) => {
      const answer = await get(target);
      expect(answer?.status).toBe(500);
      expect(answer?.headers).toContainEqual(["connection", "close"]);
      expect(answer?.headers).toContainEqual(["content-length", "22"]);
      expect(answer?.body.toString()).toBe("Internal Server Error\n");
      expect(site.log.text()).toContain(`"path":"${target}"`);
    },
  );

  it("leaves nothing of its own in the answer", async () => {
    const answer = await get("/headers-and-throws");
    const names = answer?.headers.map(([name]) => name) ?? [];
    expect(names).not.toContain("set-cookie");
    expect(names).not.toContain("content-encoding");
    expectSecured(answer?.headers ?? []);
  });
});

describe("a function that does not answer in time", () => {
  it.each(["/silent", "/answers-too-late"])("costs its own request, whose connection ends: %s", async (target) => {
    const answer = await get(target);
    expect(answer?.status).toBe(503);
    expect(answer?.headers).toContainEqual(["retry-after", "60"]);
    expect(answer?.headers).toContainEqual(["connection", "close"]);
    expect(site.log.messages()).toContain("a function took too long to answer");
  });

  it("is not logged again when it answers after its time", async () => {
    const [logged, late] = [site.log.messages().length, lateAnswerCount()];
    expect((await get("/answers-too-late"))?.status).toBe(503);
    await eventually("its late answer", () => (lateAnswerCount() > late ? true : undefined));
    expect(site.log.messages().slice(logged)).toEqual(["a function took too long to answer"]);
  });

  it("does not keep the others waiting", async () => {
    const silent = Array.from({ length: 100 }, () => get("/silent"));
    const begun = performance.now();
    expect((await site.ask("/good")).body.toString()).toBe("good");
    expect(performance.now() - begun).toBeLessThan(functionTime);
    for (const answer of await Promise.all(silent)) expect(answer?.status).toBe(503);
  });
});

describe("a function that answers by half", () => {
  it.each(["/half", "/half-and-throws"])("is cut off, so that nobody takes it for the whole: %s", async (target) => {
    const answer = await get(target);
    expect(answer?.status).toBe(200);
    expect(answer?.body.toString()).toBe("half");
    await expect(site.ask(target)).rejects.toThrow(/aborted/);
  });
});

describe("a function that goes on after its answer", () => {
  it.each([
    ["/whole-and-throws", "whole"],
    ["/twice", "once"],
  ])("does not spoil it: %s", async (target, text) => {
    const answer = await ask(site.port, head("GET", target));
    expect(answer?.status).toBe(200);
    expect(answer?.body.toString()).toContain(text);
    expect(answer?.body.toString()).not.toContain("twice");
    expect(site.log.messages()).toContain("a function failed");
  });
});

describe("a function", () => {
  it("may have other words than the server's for its headers", async () => {
    const { headers } = await site.ask("/good");
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("that was not loaded is missing", async () => {
    expect((await get("/not-loaded"))?.status).toBe(404);
  });

  it.each(["/silent", "/good", "/rejects-later", "/half"])("whose client leaves harms nobody: %s", async (target) => {
    const failures = site.log.messages().length;
    const connection = await openRaw(site.port);
    connection.send(head("GET", target));
    connection.destroy();
    expect((await site.ask("/good")).status).toBe(200);
    if (target === "/rejects-later") await eventually("a line", () => site.log.messages()[failures]);
    else expect(site.log.messages()).toHaveLength(failures);
  });

  it("answers one request after the other on a connection, good or bad", async () => {
    const asked = ["/good", "/about", "/throws"].map((target) => keptHead("GET", target)).join("");
    const received = (await exchange(site.port, asked)).toString();
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200", "HTTP/1.1 500"]);
  });
});
