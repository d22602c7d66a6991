import { openSync } from "node:fs";
import type { Readable } from "node:stream";
import { build } from "esbuild";
import { eventually } from "../../support/eventually";
import { freePort } from "../../support/free-port";
import { askHttp } from "../../support/http-get";
import { runServer, writeServer } from "../../support/server-process";

/** More than any pipe or socket holds for a reader that does not read. */
const requests = 600;

/** A function that logs a kilobyte, as the enquiry pipeline does, and then fails, which the server logs. */
const loggingFunction = async (): Promise<string> => {
  const contents = `
    import { createLogger } from "./src/server/logger";
    const logger = createLogger("info");
    export default () => {
      logger.info("x".repeat(1000));
      throw new Error("of the test");
    };`;
  const stdin = { contents, resolveDir: process.cwd() };
  const { outputFiles } = await build({ stdin, bundle: true, platform: "node", format: "cjs", write: false });
  return outputFiles[0]?.text ?? "";
};

let written: Awaited<ReturnType<typeof writeServer>>;
let server: ReturnType<typeof runServer>;
let port: number;
beforeAll(async () => {
  written = await writeServer({ "/logs": await loggingFunction() });
});
afterEach(() => server.kill("SIGKILL"));
afterAll(() => written.dispose());

const status = (address: string) => askHttp(port, address).then((answer) => answer.status);

const start = async (stdout: "pipe" | number = "pipe") => {
  port = await freePort();
  server = runServer(written.folder, { PORT: String(port) }, stdout);
  await eventually("a page", () => status("/about").catch(() => undefined));
};

describe("a log that cannot be written", () => {
  it.each<[string, "pipe" | number, (log: Readable | null) => void]>([
    ["on a full disk", openSync("/dev/full", "w"), () => undefined],
    ["to a closed pipe", "pipe", (log) => log?.destroy()],
    ["to a reader that has stopped", "pipe", (log) => log?.pause()],
  ])("%s drops its lines, and the site goes on and ends well", async (_where, stdout, spoil) => {
    await start(stdout);
    spoil(server.child.stdout);
    for (let count = 0; count < requests; count += 20) {
      const statuses = await Promise.all(Array.from({ length: 20 }, () => status("/logs")));
      expect(new Set(statuses)).toEqual(new Set([500]));
    }
    expect(await status("/about")).toBe(200);
    server.kill("SIGTERM");
    server.child.stdout?.resume();
    expect(await server.ended).toBe(0);
  });
});
