import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { loadFunctions, readManifest } from "../../../src/hosting/server/load";
import { sampleManifest } from "../../support/sample-manifest";
import { temporaryFolder } from "../../support/temporary-folder";

const { folder, dispose } = temporaryFolder("load");
afterAll(dispose);

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

describe("the manifest of a build", () => {
  it("is read", async () => {
    write("manifest.json", JSON.stringify(sampleManifest));
    expect(await readManifest(folder)).toEqual(sampleManifest);
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "<html>"],
    ["half of it", JSON.stringify(sampleManifest).slice(0, -10)],
    ["something else", '{"name":"agency-site"}'],
    ["nothing that counts", "null"],
    ["another version", JSON.stringify({ ...sampleManifest, version: 2 })],
    ["a page without a path", JSON.stringify({ ...sampleManifest, statics: [{ file: "a.html" }] })],
    ["a path that is none", JSON.stringify({ ...sampleManifest, functions: [{ path: "api", entry: "a.js" }] })],
    [
      "a redirect that is none",
      JSON.stringify({ ...sampleManifest, redirects: [{ from: "/", to: "/", status: 200 }] }),
    ],
  ])("that holds %s asks for a build", async (_what, text) => {
    write("manifest.json", text);
    const reading = readManifest(folder);
    await expect(reading).rejects.toThrow(path.join(folder, "manifest.json"));
    await expect(reading).rejects.toThrow("npm run build");
  });

  it("that is not there asks for a build", async () => {
    await expect(readManifest(path.join(folder, "nowhere"))).rejects.toThrow("npm run build");
  });
});

describe("the functions of a build", () => {
  const load = (...entries: string[]) =>
    loadFunctions({ ...sampleManifest, functions: entries.map((entry) => ({ path: `/${entry}`, entry })) }, folder);

  it("are loaded, whatever their bundles export", () => {
    write("functions/plain.js", "module.exports = () => 'plain';");
    write("functions/default.js", "module.exports = { default: () => 'default' };");
    const functions = load("functions/plain.js", "functions/default.js");
    expect([...functions.keys()]).toEqual(["functions/plain.js", "functions/default.js"]);
    const results = [...functions.values()].map((run) => run(undefined as never, undefined as never));
    expect(results).toEqual(["plain", "default"]);
  });

  it("are loaded once, even at two addresses", () => {
    write(
      "functions/counts.js",
      "globalThis.loaded = (globalThis.loaded ?? 0) + 1; module.exports = () => globalThis.loaded;",
    );
    const functions = load("functions/counts.js", "functions/counts.js");
    expect(functions.get("functions/counts.js")?.(undefined as never, undefined as never)).toBe(1);
  });

  it("that are not there stop the start", () => {
    expect(() => load("functions/nowhere.js")).toThrow(/nowhere\.js/);
  });
});
