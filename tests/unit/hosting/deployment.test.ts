import { readFileSync } from "node:fs";
import { parse } from "yaml";

const dockerfile = readFileSync("Dockerfile", "utf8").replace(/\\\n\s*/g, "");

const compose = parse(readFileSync("deploy/compose.yml", "utf8")) as {
  "x-site": { build: { args?: string[] } };
  services: { database: { ports?: string[] } };
};

test("Compose passes every build argument of the Dockerfile", () => {
  expect(compose["x-site"].build.args).toEqual(/^ARG (.*)$/m.exec(dockerfile)?.[1]?.split(" "));
});

test("Compose publishes the database on the loopback address that the hosting guide names", () => {
  const [, address] = /@(127\.0\.0\.1:\d+)\/site`/.exec(readFileSync("docs/operators/hosting.md", "utf8")) ?? [];
  expect(compose.services.database.ports).toEqual([`${address}:5432`]);
});

describe("the health check of the Docker image", () => {
  const command = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? "[]";
  const [, , script = ""] = JSON.parse(command) as string[];

  /** Runs the check's script with mocks of the server and the process, and returns how it ended. */
  const run = (answer: () => Promise<{ ok: boolean }>) =>
    new Promise((resolve) => {
      const check = new Function("fetch", "process", script) as (fetch: unknown, process: unknown) => void;
      const exit = (code: number) => resolve(`code ${code}`);
      const kill = (pid: number, signal: string) => resolve(`${signal} to ${pid}`);
      check(answer, { env: { PORT: "9000" }, exit, kill });
    });

  const timeout = () => Promise.reject(new DOMException("No answer", "TimeoutError"));

  it("succeeds or fails with the server's response", async () => {
    expect(await run(() => Promise.resolve({ ok: true }))).toBe("code 0");
    expect(await run(() => Promise.resolve({ ok: false }))).toBe("code 1");
    expect(await run(() => Promise.reject(new TypeError("refused")))).toBe("code 1");
  });

  it("kills every process after three time-outs in a row", async () => {
    expect(await run(timeout)).toBe("SIGKILL to -1");
    const answers = [timeout, timeout, () => Promise.resolve({ ok: true })];
    expect(await run(() => answers.shift()?.() ?? timeout())).toBe("code 0");
  });
});
