import { execFileSync, spawn, spawnSync } from "node:child_process";
import { on, once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import path from "node:path";
import { testFolder } from "../../support/temporary-folder";

const folder = testFolder("process");

it("a command gets environment variables that were set after the tools were loaded, as by npm start", () => {
  const script = `import { run } from "./tools/run/process.mjs";
    process.env.LOG_LEVEL = "error";
    await run(process.execPath, ["-p", "process.env.LOG_LEVEL"]);`;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  expect(output).toBe("error\n");
});

it.each([
  ["site (1)", 1, /^✘ Gatsby cannot build where the path has a \( in it\. Rename or move .*site \(1\)\.\n$/],
  ["site [1]", 1, /^✘ Gatsby cannot build where the path has a \[ in it\. /],
  ["Asha's site", 1, /^✘ Gatsby cannot build where the path has a ' in it\. /],
  ["Sale!", 1, /^✘ Gatsby cannot build where the path has a ! in it\. /],
  ["Müller’s site & shop", 0, /^$/],
])("a command in a folder called %s ends with code %i", (name, code, text) => {
  const cwd = path.join(folder, name);
  mkdirSync(cwd);
  const { status, stderr } = spawnSync(process.execPath, [path.resolve("tools/run/command.mjs")], { cwd });
  expect([status, stderr.toString()]).toEqual([code, expect.stringMatching(text)]);
});

it("an installation ends with its caller, although npm ci ignores SIGINT", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const npm = `#!${process.execPath}\nprocess.on("SIGINT", () => {}); require("net").connect(${port}, "127.0.0.1")\n`;
  writeFileSync(path.join(folder, "npm"), npm, { mode: 0o755 });
  const script = `import { ensureDependencies } from ${JSON.stringify(path.resolve("tools/run/dependencies.mjs"))};
    await Promise.all([ensureDependencies("."), ensureDependencies("other")]);`;
  const caller = spawn(process.execPath, ["--input-type=module", "-e", script], {
    cwd: folder,
    env: { ...process.env, PATH: folder },
  });
  const connections = on(server, "connection") as AsyncIterableIterator<[Socket]>;
  const installations = [await connections.next(), await connections.next()].map(({ value: [socket] }) => socket);
  const ends = installations.map((socket) => once(socket.resume(), "close"));
  caller.kill("SIGINT");
  await Promise.all(ends);
  server.close();
});
