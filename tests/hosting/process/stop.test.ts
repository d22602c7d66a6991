import { askHttp } from "../../support/http-get";
import { eventually } from "../../support/eventually";
import { head, openRaw } from "../../support/raw-request";
import { startServer, writeServer } from "../../support/server-process";

/** Says on standard error what it does and is told. Its lifecycle does what `STOP` says when it is to stop. */
const slowFunction = `
  globalThis[Symbol.for("agency-site.functions-lifecycle")] = {
    start: async () => [],
    isReady: async () => true,
    stop: async () => {
      console.error("stop");
      if (process.env.STOP === "throws") throw new Error("quoted from a visitor");
    },
  };
  module.exports = (request, response) => {
    console.error("asked");
    response.on("finish", () => console.error("answered"));
    const { searchParams } = new URL(request.url, "http://www.example.com");
    response.writeHead(200, { "content-length": 11 }).write("begun ");
    setTimeout(() => response.end("ended"), Number(searchParams.get("ms")));
  };`;

let written: Awaited<ReturnType<typeof writeServer>>;
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  written = await writeServer({ "/api/slow": slowFunction });
});
afterAll(() => written.dispose());
afterEach(() => server.dispose());

const start = async (env: Record<string, string> = {}) => {
  server = await startServer(written.folder, env);
};
const notes = () => server.output().match(/^(?:asked|answered|stop)$/gm) ?? [];
const toHave = (what: string) => eventually(what, () => (server.output().includes(what) ? true : undefined));
const status = (address: string) => askHttp(server.port, address).then((answer) => answer.status);

describe("a server that is told to stop", () => {
  it("is not ready, answers what is under way and what is still asked, and then stops its functions", async () => {
    await start();
    const slow = Array.from({ length: 5 }, () => askHttp(server.port, "/api/slow?ms=2000"));
    await eventually("five requests under way", () => (notes().length === 5 ? true : undefined));
    server.kill("SIGTERM");
    await toHave("SIGTERM: graceful shutdown");
    const page = await askHttp(server.port, "/about");
    expect([page.status, page.headers.connection]).toEqual([200, "close"]);
    expect([await status("/readyz"), await status("/healthz")]).toEqual([503, 200]);
    for (const { body } of await Promise.all(slow)) expect(body.toString()).toBe("begun ended");
    expect(await server.ended).toBe(0);
    expect(notes().slice(5)).toEqual([...Array<string>(5).fill("answered"), "stop"]);
  });

  it("waits for no connection on which nothing is asked, or nothing is read", async () => {
    await start();
    const [silent, half, kept, film] = await Promise.all([1, 2, 3, 4].map(() => openRaw(server.port)));
    half?.send("GET /about HTTP/1.1\r\nHost: www.");
    kept?.send(head("GET", "/api/slow?ms=0"));
    film?.socket.pause();
    film?.send(head("GET", "/video/film.mp4"));
    await toHave("answered");
    server.kill("SIGINT");
    expect(await server.ended).toBe(0);
    film?.socket.resume();
    await Promise.all([silent?.closed, half?.closed, kept?.closed, film?.closed]);
  });

  it("ends at once with code 1 when it is told twice", async () => {
    await start();
    const slow = askHttp(server.port, "/api/slow?ms=20000").catch((error: Error) => error.message);
    await toHave("asked");
    server.kill("SIGTERM");
    await toHave("SIGTERM: graceful shutdown");
    server.kill("SIGTERM");
    expect(await server.ended).toBe(1);
    expect(await slow).toMatch(/aborted|hang up/);
  });

  it("ends with code 1 when deliveries were cut, and logs it without the error's message", async () => {
    await start({ STOP: "throws" });
    server.kill("SIGTERM");
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain("deliveries in flight were cut");
    expect(server.output()).not.toContain("quoted from a visitor");
  });
});
