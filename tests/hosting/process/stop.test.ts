import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { defaultLimits } from "../../../src/hosting/server/limits";
import { eventually } from "../../support/eventually";
import { askHttp } from "../../support/http-get";
import { notingFunctions } from "../../support/noting-functions";
import { keptHead, openRaw, parseAnswer } from "../../support/raw-request";
import { startServer, writeServer } from "../../support/server-process";
import { steadyClients } from "../../support/steady-clients";

let server: Awaited<ReturnType<typeof writeServer>>;
beforeAll(async () => {
  server = await writeServer(notingFunctions);
});
afterAll(() => server.dispose());

const notesFile = () => path.join(server.folder, "notes.txt");
const notes = () => (existsSync(notesFile()) ? readFileSync(notesFile(), "utf8").trim().split("\n") : []);

let running: Awaited<ReturnType<typeof startServer>>;
const start = async (env: Record<string, string> = {}) => {
  rmSync(notesFile(), { force: true });
  running = await startServer(server.folder, { NOTES: notesFile(), ...env });
  return running;
};
afterEach(() => running.dispose());

const pages = {
  "/about": "about/index.html",
  "/services/seo": "services/seo/index.html",
  "/video/film.mp4": "video/film.mp4",
};

const good = { code: 0, signal: null };

describe("a server that is told to stop", () => {
  it("answers every request that was sent, whole, and ends well", async () => {
    const { port, kill, ended } = await start();
    const contents = new Map(
      Object.entries(pages).map(([address, file]) => [address, readFileSync(path.join(server.folder, "public", file))]),
    );
    const load = steadyClients(port, 12, Object.keys(pages), (target, { status, body }) => {
      return status === 200 && contents.get(target)?.equals(body) === true;
    });
    const slow = Array.from({ length: 10 }, () => askHttp(port, "/api/slow?ms=1500"));
    const pieces = Array.from({ length: 10 }, () => askHttp(port, "/api/pieces"));
    await eventually("a load", () => (load.asked.answered > 200 && notes().length > 10 ? true : undefined));
    kill("SIGTERM");
    await load.ended;
    expect(load.asked.broken).toEqual([]);
    expect(load.asked.left).toBe(12);
    expect(await ended).toEqual(good);
    for (const { status, body } of await Promise.all(slow)) expect(`${status} ${body.toString()}`).toBe("200 slow");
    for (const { body } of await Promise.all(pieces)) expect(body.toString()).toBe("piece.".repeat(15));
    expect(notes().filter((note) => note === "answered")).toHaveLength(10);
    expect(notes().at(-1)).toBe("stop");
  });

  it("ends soon, whatever its clients do with their connections", async () => {
    const { port, kill, ended } = await start();
    const [silent, half, kept, film] = await Promise.all([1, 2, 3, 4].map(() => openRaw(port)));
    half?.send("GET /about HTTP/1.1\r\nHost: site.");
    kept?.send(keptHead("GET", "/api/slow?ms=1500"));
    film?.socket.pause();
    film?.send(keptHead("GET", "/video/film.mp4"));
    await eventually("a function under way", () => (notes().includes("asked") ? true : undefined));
    const begun = performance.now();
    kill("SIGTERM");
    expect(await ended).toEqual(good);
    expect(performance.now() - begun).toBeLessThan(defaultLimits.drainTime / 2);
    expect(parseAnswer(kept?.received() ?? Buffer.of())?.body.toString()).toContain("slow");
    film?.socket.resume();
    await Promise.all([silent?.closed, half?.closed, film?.closed]);
  });

  it("answers on a connection that it has not yet asked to close", async () => {
    const { port, kill, ended } = await start();
    const connection = await openRaw(port);
    connection.send(keptHead("GET", "/api/slow?ms=1500"));
    await eventually("a function under way", () => (notes().includes("asked") ? true : undefined));
    kill("SIGTERM");
    await eventually("its answer", () => (connection.received().includes("slow") ? true : undefined));
    connection.send(keptHead("GET", "/no-such-page"));
    await connection.closed;
    expect(connection.received().toString()).toContain("HTTP/1.1 404");
    expect(await ended).toEqual(good);
  });

  it("ends at once when nobody is connected", async () => {
    const { port, kill, ended, output } = await start();
    expect((await askHttp(port, "/about")).status).toBe(200);
    kill("SIGINT");
    expect(await ended).toEqual(good);
    expect(notes()).toEqual(["start", "stop"]);
    const lines = output().trim().split("\n");
    const [told = 0, stopped = 0] = lines
      .slice(-2)
      .map((line) => Date.parse((JSON.parse(line) as { time: string }).time));
    expect(lines.at(-2)).toContain("SIGINT: graceful shutdown");
    expect(lines.at(-1)).toContain("stopped");
    expect(stopped - told).toBeLessThan(defaultLimits.graceTime);
    await expect(askHttp(port, "/about")).rejects.toThrow("ECONNREFUSED");
  });

  it("ends at once when it is told twice", async () => {
    const { port, kill, ended, output } = await start();
    const slow = askHttp(port, "/api/slow?ms=20000").catch((error: Error) => error.message);
    await eventually("a function under way", () => (notes().includes("asked") ? true : undefined));
    kill("SIGTERM");
    await eventually("a first sign of it", () => (output().includes("SIGTERM") ? true : undefined));
    const begun = performance.now();
    kill("SIGTERM");
    expect(await ended).toEqual({ code: 1, signal: null });
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(await slow).toBe("socket hang up");
  });

  it("exits with code 1 when deliveries were cut, and logs it without the error's message", async () => {
    const { kill, ended, output } = await start({ STOP: "throws" });
    kill("SIGTERM");
    expect(await ended).toEqual({ code: 1, signal: null });
    expect(output()).toContain("deliveries in flight were cut");
    expect(output()).not.toContain("quoted from a visitor");
  });
});

describe("a server that is to stop", () => {
  it("says so to whoever asks whether it is ready, and closes what it answers on", async () => {
    const { port, kill, ended } = await start();
    const keep = await openRaw(port);
    kill("SIGTERM");
    const status = async () => (await askHttp(port, "/readyz")).status;
    await eventually("that it is not ready", async () => ((await status()) === 503 ? true : undefined));
    keep.send(keptHead("GET", "/about"));
    await keep.closed;
    expect(parseAnswer(keep.received())?.status).toBe(200);
    expect(parseAnswer(keep.received())?.headers).toContainEqual(["connection", "close"]);
    expect(await ended).toEqual(good);
  });
});
