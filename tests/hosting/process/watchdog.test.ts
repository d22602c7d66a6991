import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { eventually } from "../../support/eventually";
import { askHttp } from "../../support/http-get";
import { startServer, writeServer } from "../../support/server-process";

/** Keeps the event loop busy for twenty pings' time, and says how many came meanwhile. */
const hang = `
  const { readFileSync } = require("node:fs");
  const pings = () => readFileSync(process.env.NOTIFICATIONS, "utf8").split("WATCHDOG=1").length;
  module.exports = (request, response) => {
    const before = pings();
    const end = Date.now() + 1000;
    while (Date.now() < end);
    response.end(String(pings() - before));
  };`;

/** Pings every 50 milliseconds. */
const watchdog = { NOTIFY_SOCKET: "/run/systemd/notify", WATCHDOG_USEC: "100000" };

let written: Awaited<ReturnType<typeof writeServer>>;
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  written = await writeServer({ "/hangs": hang });
});
afterEach(() => server.dispose());
afterAll(() => written.dispose());

describe("a service of systemd", () => {
  it("is ready when it listens, and pings the watchdog while its event loop runs", async () => {
    const [bin, notifications] = [path.join(written.folder, "bin"), path.join(written.folder, "notifications.txt")];
    mkdirSync(bin);
    const script = `#!/bin/sh\necho "$@" >> '${notifications}'\n`;
    writeFileSync(path.join(bin, "systemd-notify"), script, { mode: 0o755 });
    const env = { PATH: `${bin}:${process.env["PATH"]}`, NOTIFICATIONS: notifications };
    server = await startServer(written.folder, { ...watchdog, ...env });
    const told = () => (existsSync(notifications) ? readFileSync(notifications, "utf8") : "");
    await eventually("pings", () => (told().split("WATCHDOG=1").length > 5 ? true : undefined));
    expect(told()).toContain("READY=1\n");
    // The program that was started last may still be on its way.
    expect(Number((await askHttp(server.port, "/hangs")).body.toString())).toBeLessThan(5);
  });

  it("goes on without systemd-notify, and logs once that it failed", async () => {
    server = await startServer(written.folder, { ...watchdog, PATH: written.folder });
    const failures = () => server.output().match(/systemd-notify failed/g) ?? [];
    await eventually("a line", () => failures()[0]);
    for (let count = 0; count < 200; count += 1) expect((await askHttp(server.port, "/about")).status).toBe(200);
    expect(failures()).toHaveLength(1);
  });
});
