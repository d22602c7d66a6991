import { readFileSync } from "node:fs";
import { defaultLimits } from "../../../src/hosting/server/limits";
import { readServerSettings } from "../../../src/hosting/server/settings";
import { readEnvironment } from "../../../src/server/environment";
import { server } from "../../support/site-process";

describe("the service of a machine with systemd", () => {
  const lines = readFileSync("docs/systemd/agency-site.service", "utf8").split("\n");
  const allOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1));
  const only = (name: string): string => {
    const [first = "", ...others] = allOf(name);
    expect(others).toEqual([]);
    return first;
  };
  const environment = Object.fromEntries(
    allOf("Environment").flatMap((line) => line.split(" ").map((pair) => pair.split("=", 2) as [string, string])),
  );

  it("runs the server, and not as root", () => {
    expect(only("ExecStart")).toBe(`/usr/bin/env node ${server}`);
    expect(only("User")).not.toMatch(/^(?:root|0|)$/);
  });

  it("is killed only after the server's own limits for a graceful shutdown", () => {
    const { graceTime, drainTime, deliveryTime } = defaultLimits;
    expect(Number(only("TimeoutStopSec")) * 1000).toBeGreaterThan(graceTime + drainTime + deliveryTime);
  });

  it("waits until the server is ready, and restarts one that hangs", () => {
    expect([only("Type"), only("NotifyAccess"), only("Restart")]).toEqual(["notify", "all", "on-failure"]);
    expect(Number(only("WatchdogSec"))).toBeGreaterThan(0);
  });

  it("has settings that the server takes, with the database where it may write", () => {
    expect(readServerSettings(environment).ok).toBe(true);
    const defaults = { from: "site@example.com", to: "sales@example.com" };
    expect(readEnvironment(environment, defaults)).toMatchObject({
      ok: true,
      environment: { DATABASE_URL: `file:%S/${only("StateDirectory")}/enquiries.db` },
    });
  });
});
