import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
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
beforeEach(async () => {
  server = await writeServer({
    "/api/contact": lifecycle,
    "/api/plain": "module.exports = (_, response) => response.end('plain');",
  });
});
afterEach(() => server.dispose());

const inServer = (file: string) => path.join(server.folder, "dist", file);

/** Starts what cannot start, and gives the one line that it said. */
const refusal = async (env: Record<string, string> = {}): Promise<string> => {
  const refused = runServer(server.folder, env);
  expect(await refused.ended).toBe(1);
  const [line = "", ...others] = refused.output().trim().split("\n");
  expect(others).toEqual([]);
  expect(line).toContain('"level":50');
  return line;
};

it("the server says where it is, and answers there", async () => {
  const { port, output, dispose } = await startServer(server.folder, { HOST: " ", LOG_LEVEL: "" });
  const textAt = async (address: string) => (await askHttp(port, address)).body.toString();
  expect(output()).toContain(`http://127.0.0.1:${port}`);
  expect(await textAt("/about")).toContain("This is about/index.html");
  expect([await textAt("/api/contact"), await textAt("/api/plain")]).toEqual(["from a function", "plain"]);
  await dispose();
});

describe("the server does not start, and says why in one line,", () => {
  it.each<[env: Record<string, string>, words: string]>([
    [{ PORT: "abc", LOG_LEVEL: "loud" }, "LOG_LEVEL must be"],
    [{ PORT: "65536" }, "PORT must be at most 65535"],
    [{ HOST: "no such host" }, "no such host"],
    [{ PROBLEM: "SMTP_URL must be an address" }, "SMTP_URL must be an address"],
    [{ THROWS: "the database is not there" }, "the database is not there"],
  ])("with %j", async (env, words) => expect(await refusal(env)).toContain(words));

  it("on a port that is taken", async () => {
    const { port, dispose } = await startServer(server.folder);
    expect(await refusal({ PORT: String(port) })).toMatch(new RegExp(`EADDRINUSE.*${port}`));
    await dispose();
  });

  it.each(["", '{"version":1,', '{"version":2}'])("with a manifest that holds %j", async (manifest) => {
    writeFileSync(inServer("manifest.json"), manifest);
    expect(await refusal()).toMatch(/manifest\.json.*npm run build/);
  });

  it("without one of its functions", async () => {
    rmSync(inServer("functions/api/plain.js"));
    expect(await refusal()).toContain("plain.js");
  });
});
