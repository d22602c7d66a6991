import { rmSync } from "node:fs";
import path from "node:path";
import { eventually } from "../../support/eventually";
import { askHttp } from "../../support/http-get";
import { ask, head, keptHead } from "../../support/raw-request";
import { expectSecured } from "../../support/secured";
import { startWrittenServer, type WrittenServer } from "../../support/server-process";

/** What no line of the log may repeat. */
const secret = "quoted from a visitor";
const error = `Object.assign(new Error(${JSON.stringify(secret)}), { code: "E_STRAY" })`;

/** What each function does, and what its request is answered with. */
const functions: [address: string, source: string, status: number, body: string][] = [
  ["/throws", `() => { throw ${error}; }`, 500, "Internal Server Error\n"],
  ["/throws-later", `() => { setTimeout(() => { throw ${error}; }, 20); }`, 500, "Internal Server Error\n"],
  ["/throws-in-callback", `() => require("fs").stat("/", () => { throw ${error}; })`, 500, "Internal Server Error\n"],
  ["/throws-in-event", `(request) => request.on("end", () => { throw ${error}; }).resume()`, 500, "Internal Server"],
  ["/rejects-alone", `() => { Promise.reject(${error}); }`, 500, "Internal Server Error\n"],
  ["/rejects-later", `() => { setTimeout(async () => { throw ${error}; }, 20); }`, 500, "Internal Server Error\n"],
  ["/throws-a-text", `() => { setTimeout(() => { throw "${secret}"; }, 20); }`, 500, "Internal Server Error\n"],
  ["/throws-nothing", `() => { setTimeout(() => { throw undefined; }, 20); }`, 500, "Internal Server Error\n"],
  ["/half", `(_, it) => { it.write("half"); setTimeout(() => { throw ${error}; }, 20); }`, 200, "half"],
  ["/whole", `(_, it) => { it.end("whole"); setTimeout(() => { throw ${error}; }, 20); }`, 200, "whole"],
  ["/twice", `(_, it) => { it.end("once"); it.end("twice"); }`, 200, "once"],
  ["/goes-on", `(_, it) => { it.end("once"); it.write("more"); }`, 200, "once"],
  ["/bad-header", `(_, it) => { setTimeout(() => it.setHeader("x", "a\\nb"), 20); }`, 500, "Internal Server Error\n"],
];

/** Fails when it is asked to, but in a timer that began with the process. */
const ofNobody = `
  let asked = false;
  const timer = setInterval(() => {
    if (!asked) return;
    clearInterval(timer);
    throw ${error};
  }, 10);
  module.exports = (_, response) => {
    asked = true;
    response.end("asked");
  };`;

let server: WrittenServer;
beforeAll(async () => {
  const sources = Object.fromEntries(functions.map(([address, source]) => [address, `module.exports = ${source};`]));
  server = await startWrittenServer({ ...sources, "/of-nobody": ofNobody });
});
afterAll(() => server.dispose());

const lines = () => server.output().trim().split("\n");

describe("an error that no function catches", () => {
  it.each(functions)("costs its own request and nothing else: %s", async (address, _source, status, body) => {
    const before = lines().length;
    const others = Array.from({ length: 5 }, () => askHttp(server.port, "/about"));
    // An answer that failed ends its connection without being asked to.
    const answer = await ask(server.port, (status === 500 ? keptHead : head)("GET", address));
    expect(answer?.status).toBe(status);
    expect(answer?.body.toString()).toContain(body);
    expect(answer?.body.toString()).not.toMatch(/twice|more/);
    expectSecured(answer?.headers ?? []);
    for (const other of await Promise.all(others)) expect(other.status).toBe(200);
    const line = await eventually("a line about it", () => lines()[before]);
    expect(line).toContain(`"path":"${address}"`);
    expect(line).toContain('"msg":"a function failed"');
    expect(server.hasEnded()).toBe(false);
  });

  it("is logged also when it belongs to no request", async () => {
    expect((await askHttp(server.port, "/of-nobody")).body.toString()).toBe("asked");
    await eventually("a line", () => lines().find((line) => line.includes("an error was not caught")));
    expect((await askHttp(server.port, "/about")).status).toBe(200);
  });

  it("is logged by its code, never by its words", () => {
    expect(server.output()).toContain('"error":"E_STRAY"');
    expect(server.output()).not.toContain(secret);
  });
});

describe("a file that is lost", () => {
  it("costs its own requests and nothing else", async () => {
    for (const file of ["about/index.html", "video/film.mp4"]) rmSync(path.join(server.folder, "public", file));
    // The page was asked for above, so that it is still in memory.
    expect((await askHttp(server.port, "/about")).status).toBe(200);
    expect([404, 500]).toContain((await askHttp(server.port, "/video/film.mp4")).status);
    rmSync(path.join(server.folder, "public"), { recursive: true });
    expect((await askHttp(server.port, "/services/seo")).status).toBe(500);
    expect((await askHttp(server.port, "/no-such-page")).status).toBe(500);
    expect((await askHttp(server.port, "/about")).status).toBe(200);
    expect((await askHttp(server.port, "/healthz")).status).toBe(200);
    expect(server.output()).not.toContain(server.folder);
  });
});
