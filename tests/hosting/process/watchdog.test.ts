import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { eventually } from "../../support/eventually";
import { askHttp } from "../../support/http-get";
import { startServer, writeServer } from "../../support/server-process";

let written: Awaited<ReturnType<typeof writeServer>>;
beforeAll(async () => {
  written = await writeServer({ "/hangs": "module.exports = () => { for (;;); };" });
});
afterAll(() => written.dispose());

/** Pings every 50 milliseconds. */
const watchdog = { NOTIFY_SOCKET: "/run/systemd/notify", WATCHDOG_USEC: "100000" };

const notificationsFile = () => path.join(written.folder, "notifications.txt");
const notifications = () =>
  existsSync(notificationsFile()) ? readFileSync(notificationsFile(), "utf8").trim().split("\n") : [];
const pings = () => notifications().filter((state) => state === "WATCHDOG=1").length;

/** Writes a program that notes what systemd would be told, and gives a PATH in which it comes first. */
const fakeSystemdNotify = (): string => {
  const folder = path.join(written.folder, "bin");
  mkdirSync(folder, { recursive: true });
  const script = `#!/bin/sh\necho "$@" >> '${notificationsFile()}'\n`;
  writeFileSync(path.join(folder, "systemd-notify"), script, { mode: 0o755 });
  return `${folder}:${process.env["PATH"] ?? ""}`;
};

let server: Awaited<ReturnType<typeof startServer>>;
beforeEach(() => rmSync(notificationsFile(), { force: true }));
afterEach(() => server.dispose());

describe("a service of systemd", () => {
  it("is ready when it listens, and pings the watchdog until its event loop hangs", async () => {
    server = await startServer(written.folder, { ...watchdog, PATH: fakeSystemdNotify() });
    await eventually("pings", () => (pings() > 5 ? true : undefined));
    expect(notifications()).toContain("READY=1");
    const hanging = askHttp(server.port, "/hangs").catch(() => undefined);
    await eventually("no ping for twenty times their interval", async () => {
      const before = pings();
      await setTimeout(1000);
      return pings() === before ? true : undefined;
    });
    await server.dispose();
    await hanging;
  });

  it("goes on without systemd-notify, and logs once that it failed", async () => {
    server = await startServer(written.folder, { ...watchdog, PATH: written.folder });
    const failures = () => server.output().match(/systemd-notify failed/g) ?? [];
    await eventually("a line", () => failures()[0]);
    for (let count = 0; count < 200; count += 1) expect((await askHttp(server.port, "/about")).status).toBe(200);
    expect(failures()).toHaveLength(1);
    expect(server.output()).toContain("ENOENT");
  });
});
