import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { freePort } from "../../tools/run/free-port.mjs";
import { eventually } from "../support/eventually";
import { fixtureRoot } from "../support/fixture-site";
import { askHttp } from "../support/http-get";
import { runServer } from "../support/server-process";
import { startSite } from "../support/site-process";
import { testFolder } from "../support/temporary-folder";

const folder = testFolder("process");
const database = { DATABASE_URL: `file:${path.join(folder, "enquiries.db")}` };

describe("the server exits with code 1 and the reason", () => {
  const refusal = async (env: Record<string, string>): Promise<string> => {
    const refused = runServer(fixtureRoot, { ...database, ...env });
    expect(await refused.ended).toBe(1);
    return refused.output();
  };

  it.each<[env: Record<string, string>, words: string]>([
    [{ PORT: "65536" }, "PORT must be"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be trace, debug, info, warn, error or silent"],
    [{ HOST: "no such host" }, "HOST must be an address of this machine, and PORT free: getaddrinfo ENOTFOUND"],
    [{ SMTP_URL: "mail" }, "SMTP_URL must be"],
  ])("with %j", async (env, words) => expect(await refusal(env)).toContain(words));

  it("on a port in use", async () => {
    const { port, kill } = await startSite({ env: database });
    expect(await refusal({ PORT: String(port) })).toContain("EADDRINUSE");
    await kill();
  });
});

test("a server logs at startup that its database cannot be opened", async () => {
  const server = runServer(fixtureRoot, { DATABASE_URL: "file:/dev/null/enquiries.db" });
  const said = /"error":"[A-Z]+","msg":"the database cannot be reached or written"/;
  await eventually("a line", () => said.test(server.output())).finally(() => server.kill("SIGKILL"));
});

test("a server logs an error that nothing caught, and keeps running", async () => {
  const NODE_OPTIONS = "--import=data:text/javascript,process.on('SIGCONT',()=>{throw(Error())})";
  const server = runServer(fixtureRoot, { ...database, NODE_OPTIONS });
  await eventually("a site", () => server.output().includes("the site is at"));
  server.kill("SIGCONT");
  await eventually("a line", () => server.output().includes("an error was not caught"));
  server.kill("SIGTERM");
  expect(await server.ended).toBe(0);
});

describe("under systemd", () => {
  const watchdog = { NOTIFY_SOCKET: "/run/systemd/notify", WATCHDOG_USEC: "100000" };

  it("the server sends READY=1 once it listens, and pings the watchdog", async () => {
    const [bin, notifications] = [path.join(folder, "bin"), path.join(folder, "notifications.txt")];
    mkdirSync(bin);
    const script = `#!/bin/sh\necho "$@" >> '${notifications}'\n`;
    writeFileSync(path.join(bin, "systemd-notify"), script, { mode: 0o755 });
    const env = { ...database, ...watchdog, PATH: `${bin}:${process.env["PATH"]}` };
    const site = await startSite({ env });
    const told = () => (existsSync(notifications) ? readFileSync(notifications, "utf8") : "");
    await eventually("pings", () => told().split("WATCHDOG=1").length > 5);
    expect(told()).toContain("READY=1\n");
    await site.kill();
  });

  it("the server keeps running without systemd-notify and logs the failure", async () => {
    const env = { ...database, ...watchdog, PATH: folder };
    const site = await startSite({ env });
    await eventually("a line", () => site.output().includes("systemd-notify failed"));
    expect((await askHttp(site.port, "/healthz")).status).toBe(200);
    await site.kill();
  });
});

const brokenLogs: [string, "pipe" | number, (log: Readable | null) => void][] = [
  ["to a closed pipe", "pipe", (log) => log?.destroy()],
  ["to a reader that has stopped", "pipe", (log) => log?.pause()],
];
// Linux only.
if (existsSync("/dev/full")) brokenLogs.push(["on a full disk", openSync("/dev/full", "w"), () => undefined]);

it.each(brokenLogs)(
  "the server keeps serving and shuts down cleanly when its log cannot be written %s",
  async (_where, stdout, spoil) => {
    const port = await freePort();
    // It logs a line for each failed ping, more than a pipe holds.
    const failing = { NOTIFY_SOCKET: "/run/systemd/notify", WATCHDOG_USEC: "2000", PATH: folder };
    const server = runServer(fixtureRoot, { ...database, ...failing, PORT: String(port) }, stdout);
    const isUp = () => askHttp(port, "/healthz").then(({ status }) => status === 200);
    await eventually("an answer", () => isUp().catch(() => undefined));
    spoil(server.child.stdout);
    for (let count = 0; count < 300; count += 1) expect(await isUp()).toBe(true);
    server.kill("SIGTERM");
    server.child.stdout?.resume();
    expect(await server.ended).toBe(0);
  },
);
