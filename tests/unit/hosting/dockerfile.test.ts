import { readFileSync } from "node:fs";
import sources from "../../../tools/run/sources.json";
import { publicFolder, serverFolder } from "../../../src/hosting/manifest";
import { readServerSettings } from "../../../src/hosting/server/settings";
import { server } from "../../support/site-process";

interface Instruction {
  name: string;
  rest: string;
}

/** The instructions of a stage, lines that go on joined into one. */
const instructionsOf = (stage: string): Instruction[] =>
  stage
    .replace(/^#.*\n/gm, "")
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [name = "", ...rest] = line.split(" ");
      return { name, rest: rest.join(" ") };
    });

const stages = readFileSync("Dockerfile", "utf8")
  .split(/^(?=FROM )/m)
  .slice(1)
  .map(instructionsOf);

const [build = [], image = []] = stages;
const allOf = (stage: readonly Instruction[], name: string) =>
  stage.filter((instruction) => instruction.name === name).map(({ rest }) => rest);
const only = (name: string): string => {
  const [first = "", ...others] = allOf(image, name);
  expect(others).toEqual([]);
  return first;
};

const environment = Object.fromEntries(
  allOf(image, "ENV").flatMap((line) => line.split(" ").map((pair) => pair.split("=", 2) as [string, string])),
);

describe("the image", () => {
  it("is built from all that a build reads", () => {
    const copied = allOf(build, "COPY").flatMap((line) => line.split(" ").slice(0, -1));
    expect(copied).toEqual(expect.arrayContaining(sources));
  });

  it("has what the build leaves, and nothing else of the project", () => {
    expect(allOf(image, "COPY")).toEqual([
      `--from=build /site/${publicFolder} ${publicFolder}`,
      `--from=build /site/${serverFolder} ${serverFolder}`,
    ]);
  });

  it("has the Node that it was built by", () => {
    expect(only("FROM")).toMatch(/^node:24-[a-z]+-slim$/);
    expect(allOf(build, "FROM")).toEqual([`${only("FROM")} AS build`]);
  });

  it("runs the server below tini, which passes on the signal that stops it, and not as root", () => {
    expect(JSON.parse(only("ENTRYPOINT"))).toEqual(["tini", "--"]);
    expect(allOf(image, "RUN")[0]).toContain("apt-get install -y --no-install-recommends tini");
    expect(JSON.parse(only("CMD"))).toEqual(["node", server]);
    expect(only("STOPSIGNAL")).toBe("SIGTERM");
    expect(only("USER")).toBe("node");
  });

  it("keeps the enquiries of the default database in a volume that the server may write to", () => {
    const folder = `${only("WORKDIR")}/.data`;
    expect(only("VOLUME")).toBe(folder);
    expect(allOf(image, "RUN")).toContain("install -d -o node -g node -m 700 .data");
    const names = image.map(({ name }) => name);
    expect(names.lastIndexOf("RUN")).toBeLessThan(names.indexOf("USER"));
    expect(names.lastIndexOf("RUN")).toBeLessThan(names.indexOf("VOLUME"));
  });

  it("listens for other machines, where it says that it does", () => {
    const read = readServerSettings(environment);
    expect(read).toMatchObject({ ok: true, settings: { HOST: "0.0.0.0", PORT: Number(only("EXPOSE")) } });
  });
});

describe("the image's health check", () => {
  const command = /CMD (\[.*\])$/.exec(only("HEALTHCHECK"))?.[1] ?? "[]";
  const [program, flag, script = ""] = JSON.parse(command) as string[];

  /** Runs the check's script with stand-ins for the server and for the process. */
  const run = async (answer: () => Promise<{ ok: boolean }>, env = environment) => {
    const fetched = jest.fn((_url: string) => answer());
    const ended = await new Promise((resolve) => {
      const check = new Function("fetch", "process", script) as (fetch: unknown, process: unknown) => void;
      const kill = (pid: number, signal: string) => resolve({ pid, signal });
      check(fetched, { env, exit: (code: number) => resolve({ code }), kill });
    });
    return { ended, urls: fetched.mock.calls.map(([url]) => url) };
  };

  const timeout = () => Promise.reject(new DOMException("No answer", "TimeoutError"));
  const url = `http://127.0.0.1:${environment["PORT"]}/healthz`;

  it("asks the server where it listens, and fails when that is not well or refuses the connection", async () => {
    expect([program, flag]).toEqual(["node", "-e"]);
    expect(await run(() => Promise.resolve({ ok: true }))).toEqual({ ended: { code: 0 }, urls: [url] });
    expect(await run(() => Promise.resolve({ ok: false }))).toEqual({ ended: { code: 1 }, urls: [url] });
    expect(await run(() => Promise.reject(new TypeError("refused")))).toEqual({ ended: { code: 1 }, urls: [url] });
    const moved = await run(() => Promise.resolve({ ok: true }), { ...environment, PORT: "8080" });
    expect(moved.urls).toEqual(["http://127.0.0.1:8080/healthz"]);
  });

  it("kills every process when the server does not answer three times", async () => {
    expect(await run(timeout)).toEqual({ ended: { pid: -1, signal: "SIGKILL" }, urls: [url, url, url] });
    const answers = [timeout, timeout, () => Promise.resolve({ ok: true })];
    expect((await run(() => answers.shift()?.() ?? timeout())).ended).toEqual({ code: 0 });
  });
});

describe("what Docker is sent", () => {
  const lines = readFileSync(".dockerignore", "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

  it("is what is listed, so that no settings, enquiries or packages get into an image", () => {
    expect(lines[0]).toBe("*");
    const sent = lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
    const patterns = sent.map((name) => new RegExp(`^${name.replaceAll(".", "\\.").replaceAll("*", ".*")}$`));
    const isSent = (name: string) => patterns.some((pattern) => pattern.test(name));
    const copied = allOf(build, "COPY").flatMap((line) => line.split(" ").slice(0, -1));
    expect(copied.filter((name) => !isSent(name))).toEqual([]);
    expect([".env", ".data", ".git", "node_modules", ".cache", publicFolder, serverFolder].filter(isSent)).toEqual([]);
  });
});
