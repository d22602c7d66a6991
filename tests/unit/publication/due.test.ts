import { execFile } from "node:child_process";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";

let server: Server;
let address: string;
let schedule: string;
let status: number;
let hookStatus: number;
let requests: string[];

const answer = ({ method, url }: IncomingMessage): { status: number; body: string } =>
  method === "POST"
    ? { status: hookStatus, body: "" }
    : { status: url === "/schedule.json" ? status : 404, body: schedule };

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const { status: code, body } = answer(request);
    response.writeHead(code).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const minute = 60_000;
const fromNow = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
const say = (nextDue: string | null) => (schedule = JSON.stringify({ builtAt: fromNow(-60), nextDue }));

beforeEach(() => {
  say(null);
  [status, hookStatus, requests] = [200, 200, []];
});

/** Runs the command as a scheduled job does: with Node alone. */
const due = async (args: string[] = ["--site", address], env: Record<string, string> = {}) => {
  const options = { env: { PATH: process.env["PATH"], NODE_ENV: "production" as const, ...env } };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ["tools/due.mjs", ...args], options);
    return { code: 0, output: `${stdout}${stderr}` };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: `${stdout}${stderr}` };
  }
};

describe("the command says whether something is due", () => {
  it("with 0 when the time has come, with 1 before, and with 1 when nothing is to come", async () => {
    say(fromNow(-1));
    expect(await due()).toEqual({ code: 0, output: expect.stringMatching(/^Due since .* Built at /) });
    say(fromNow(1));
    expect(await due()).toEqual({ code: 1, output: expect.stringMatching(/^Falls due at /) });
    say(null);
    expect(await due()).toEqual({ code: 1, output: expect.stringMatching(/^Nothing falls due\./) });
    expect(requests).toEqual(Array(3).fill("GET /schedule.json"));
  });

  it.each(["<html>", "{}", '{"builtAt": "2026-12-01T00:00:00Z", "nextDue": "soon"}'])(
    "with 2 when the site's answer is %s",
    async (text) => {
      schedule = text;
      expect(await due()).toEqual({ code: 2, output: expect.stringContaining("/schedule.json is no schedule") });
    },
  );

  it("with 2 when there is no such file, no site, no address, no such option", async () => {
    status = 404;
    expect(await due()).toEqual({ code: 2, output: expect.stringContaining("answered 404") });
    expect(await due(["--site", "http://127.0.0.1:1"])).toEqual({
      code: 2,
      output: expect.stringContaining("did not answer"),
    });
    expect(await due(["--site", "example.com"])).toEqual({ code: 2, output: expect.stringContaining("is no address") });
    expect(await due(["--when"])).toEqual({ code: 2, output: expect.stringContaining("npm run -s due") });
  });
});

describe("with --build", () => {
  const build = (hook = `${address}/hook/secret-part`) => due(["--site", address, "--build"], { BUILD_HOOK_URL: hook });

  it("the host is asked for a build when something is due, and only then", async () => {
    say(fromNow(1));
    expect((await build()).code).toBe(0);
    expect(requests).toEqual(["GET /schedule.json"]);
    say(fromNow(-1));
    expect(await build()).toEqual({ code: 0, output: expect.stringContaining("A build was asked for.") });
    expect(requests.slice(1)).toEqual(["GET /schedule.json", "POST /hook/secret-part"]);
  });

  it("a host that refuses is told, and its secret address is not", async () => {
    say(fromNow(-1));
    hookStatus = 403;
    const { code, output } = await build();
    expect(code).toBe(2);
    expect(output).toContain("answered 403");
    const silent = await build("http://127.0.0.1:1/secret-part");
    expect(silent.code).toBe(2);
    expect(`${output}${silent.output}`).not.toContain("secret-part");
  });
});
