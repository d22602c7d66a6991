import { eventually } from "../../support/eventually";
import { askHttp } from "../../support/http-get";
import { startServer, writeServer } from "../../support/server-process";

/** What no line of the log may repeat. */
const secret = "quoted from a visitor";
const error = `Object.assign(new Error("${secret}"), { code: "E_STRAY" })`;
const failure = "Internal Server Error\n";

/** What each function does, and what its request is answered with. */
const functions: [address: string, source: string, status: number, body: string][] = [
  ["/throws-later", `() => { setTimeout(() => { throw ${error}; }, 20); }`, 500, failure],
  ["/throws-in-event", `(request) => request.on("end", () => { throw ${error}; }).resume()`, 500, failure],
  ["/rejects-alone", `() => { Promise.reject(${error}); }`, 500, failure],
  ["/throws-nothing", `() => { setTimeout(() => { throw undefined; }, 20); }`, 500, failure],
  ["/whole", `(_, it) => { it.end("whole"); setTimeout(() => { throw ${error}; }, 20); }`, 200, "whole"],
  ["/twice", `(_, it) => { it.end("once"); it.end("twice"); it.write("more"); }`, 200, "once"],
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

let written: Awaited<ReturnType<typeof writeServer>>;
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  const sources = Object.fromEntries(functions.map(([address, source]) => [address, `module.exports = ${source};`]));
  written = await writeServer({ ...sources, "/of-nobody": ofNobody });
  server = await startServer(written.folder);
});
afterAll(async () => {
  await server.dispose();
  written.dispose();
});

const ask = (address: string) => askHttp(server.port, address);
const toLog = (words: string) => eventually(words, () => (server.output().includes(words) ? true : undefined));

describe("an error that no function catches", () => {
  it.each(functions)("costs its own request and nothing else: %s", async (address, _source, status, body) => {
    const others = Array.from({ length: 5 }, () => ask("/about"));
    const answer = await ask(address);
    expect([answer.status, answer.body.toString()]).toEqual([status, body]);
    for (const other of await Promise.all(others)) expect(other.status).toBe(200);
    await toLog(`"path":"${address}"`);
    expect(server.output()).not.toContain(secret);
  });

  it("is logged also when it belongs to no request", async () => {
    expect((await ask("/of-nobody")).body.toString()).toBe("asked");
    await toLog("an error was not caught");
    expect((await ask("/about")).status).toBe(200);
  });
});
