import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { eventually } from "../../support/eventually";
import { freePort } from "../../support/free-port";
import { askHttp } from "../../support/http-get";
import { runServer, startServer, writeServer } from "../../support/server-process";

/** Keeps the process alive, as connections to a database do, and has a problem when one is set. */
const lifecycle = `
  globalThis[Symbol.for("agency-site.functions-lifecycle")] = {
    start: async () => {
      setInterval(() => undefined, 1000);
      if (process.env.THROWS) throw new Error(process.env.THROWS);
      return process.env.PROBLEM ? [process.env.PROBLEM] : [];
    },
    isReady: async () => true,
    stop: async () => undefined,
  };
  module.exports = { default: (request, response) => response.end("from a function") };
`;

let server: Awaited<ReturnType<typeof writeServer>>;
beforeAll(async () => {
  server = await writeServer({
    "/api/enquiry": lifecycle,
    "/api/plain": "module.exports = (_, it) => it.end('plain');",
  });
});
afterAll(() => server.dispose());

/** Starts what cannot start, and gives what it said. */
const refusal = async (env: Record<string, string>, folder = server.folder): Promise<string> => {
  const refused = runServer(folder, env);
  const tooLate = setTimeout(() => refused.kill("SIGKILL"), 20_000);
  expect(await refused.ended).toEqual({ code: 1, signal: null });
  clearTimeout(tooLate);
  const lines = refused.output().trim().split("\n");
  expect(lines).toHaveLength(1);
  return lines[0] ?? "";
};

describe("the server", () => {
  it("says where it is, and answers there", async () => {
    const { port, output, dispose } = await startServer(server.folder);
    expect(output()).toContain(`http://127.0.0.1:${port}`);
    expect((await askHttp(port, "/about")).status).toBe(200);
    expect((await askHttp(port, "/api/enquiry")).body.toString()).toBe("from a function");
    expect((await askHttp(port, "/api/plain")).body.toString()).toBe("plain");
    expect((await askHttp(port, "/readyz")).status).toBe(200);
    await dispose();
  });

  it("can be told to say nothing of itself", async () => {
    const port = await freePort();
    const quiet = runServer(server.folder, { LOG_LEVEL: "error", PORT: String(port) });
    await eventually("an answer", () =>
      askHttp(port, "/about").then(
        ({ status }) => status,
        () => undefined,
      ),
    );
    quiet.kill("SIGTERM");
    expect(await quiet.ended).toEqual({ code: 0, signal: null });
    expect(quiet.output()).toBe("");
  });
});

describe("the server does not start, and says why,", () => {
  it.each([
    [{ PORT: "abc" }, "PORT must be a number"],
    [{ PORT: "65536" }, "PORT must be at most 65535"],
    [{ PORT: "-1" }, "PORT must be a number"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
    [{ HOST: "no such host" }, "no such host"],
    [{ PROBLEM: "SMTP_URL must be an address" }, "SMTP_URL must be an address"],
    [{ THROWS: "the database is not there" }, "the database is not there"],
  ])("with %j", async (env, words) => {
    const line = await refusal(env as unknown as Record<string, string>);
    expect(line).toContain(words);
    expect(line).toContain('"level":50');
  });

  it("on a port that is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const line = await refusal({ PORT: String(port) });
    expect(line).toContain("EADDRINUSE");
    expect(line).toContain(String(port));
    other.close();
  });

  it.each<[string, (folder: string) => void]>([
    ["without a manifest", (folder) => rmSync(path.join(folder, "dist/manifest.json"))],
    ["with the manifest of another version", (folder) => writeFileSync(path.join(folder, "dist/manifest.json"), "{}")],
    ["with half a manifest", (folder) => writeFileSync(path.join(folder, "dist/manifest.json"), '{"version":')],
  ])("%s", async (_what, spoil) => {
    const other = await writeServer();
    spoil(other.folder);
    const line = await refusal({}, other.folder);
    expect(line).toContain("npm run build");
    expect(line).toContain("manifest.json");
    other.dispose();
  });

  it("without one of its functions, or with one that cannot be loaded", async () => {
    const other = await writeServer({ "/api/broken": "throw new Error('cannot be loaded')" });
    expect(await refusal({}, other.folder)).toContain("cannot be loaded");
    rmSync(path.join(other.folder, "dist/functions"), { recursive: true });
    expect(await refusal({}, other.folder)).toContain("broken.js");
    other.dispose();
  });
});
