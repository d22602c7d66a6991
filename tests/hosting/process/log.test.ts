import { openSync } from "node:fs";
import { build } from "esbuild";
import { eventually } from "../../support/eventually";
import { freePort } from "../../support/free-port";
import { askHttp } from "../../support/http-get";
import { runServer, writeServer } from "../../support/server-process";

/** More than any pipe or socket holds for a reader that does not read. */
const requests = 600;

/** A function that logs a kilobyte, as the enquiry pipeline does, and then fails, which the server logs. */
const loggingFunction = async (): Promise<string> => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createLogger } from "./src/server/logger";
        const logger = createLogger("info");
        export default () => {
          logger.info("x".repeat(1000));
          throw new Error("of the test");
        };`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    platform: "node",
    format: "cjs",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
};

let written: Awaited<ReturnType<typeof writeServer>>;
beforeAll(async () => {
  written = await writeServer({ "/logs": await loggingFunction() });
});
afterAll(() => written.dispose());

const startUnread = async (stdout: "pipe" | number) => {
  const port = await freePort();
  const server = runServer(written.folder, { PORT: String(port) }, stdout);
  const status = (path: string) => askHttp(port, path).then((answer) => answer.status);
  await eventually("a page", () => status("/about").catch(() => undefined));
  return { ...server, status };
};

const expectToServe = async ({ status, hasEnded }: Awaited<ReturnType<typeof startUnread>>) => {
  for (let count = 0; count < requests; count += 1) expect(await status("/logs")).toBe(500);
  expect(await status("/about")).toBe(200);
  expect(hasEnded()).toBe(false);
};

const expectToStop = async ({ kill, ended }: Awaited<ReturnType<typeof startUnread>>) => {
  kill("SIGTERM");
  expect(await ended).toEqual({ code: 0, signal: null });
};

describe("a log that cannot be written", () => {
  let server: Awaited<ReturnType<typeof startUnread>>;
  afterEach(() => server.kill("SIGKILL"));

  it("on a full disk drops its lines, and the site goes on", async () => {
    server = await startUnread(openSync("/dev/full", "w"));
    await expectToServe(server);
    await expectToStop(server);
  });

  it("to a closed pipe drops its lines, and the site goes on", async () => {
    server = await startUnread("pipe");
    server.child.stdout?.destroy();
    await expectToServe(server);
    await expectToStop(server);
  });

  it("to a reader that has stopped drops its lines, and goes on when the reader does", async () => {
    server = await startUnread("pipe");
    server.child.stdout?.pause();
    await expectToServe(server);
    server.child.stdout?.resume();
    const before = server.output().length;
    await eventually("new lines", async () => {
      expect(await server.status("/logs")).toBe(500);
      return server.output().slice(before).includes("a function failed") ? true : undefined;
    });
    await expectToStop(server);
  });
});
