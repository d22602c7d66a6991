import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cleanOutput } from "../../../src/hosting/adapter/clean-output";
import { temporaryFolder } from "../../support/temporary-folder";

describe("the output of a build", () => {
  const { folder, dispose } = temporaryFolder("output");
  afterAll(dispose);

  const write = (...files: string[]) => {
    for (const file of files) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), "");
    }
  };
  const files = (): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort();

  const kept = [
    "404.html",
    "app-0a1b.js",
    "app-0a1b.js.br",
    "app-0a1b.js.LICENSE.txt",
    "index.html",
    "map/index.html",
    "page-data/app-data.json",
    "static/chunk-map.json",
    "static/site.map.svg",
  ];

  it("keeps what visitors get, and nothing that only the build needed", async () => {
    write(...kept);
    write("app-0a1b.js.map", "old-9f8e.js.map", "static/deep/er/x.css.map", "static/.map");
    write("blog/deleted/index.html.br", "blog/deleted/index.html.gz");
    write("webpack.stats.json", "chunk-map.json", "~partytown/partytown.js", "~partytown/debug/p.js.map");
    await cleanOutput(folder);
    expect(files()).toEqual(kept.sort());
  });

  it("stays as it is when it is clean", async () => {
    await cleanOutput(folder);
    expect(files()).toEqual(kept.sort());
  });

  it("has to be there", async () => {
    await expect(cleanOutput(path.join(folder, "nowhere"))).rejects.toThrow("ENOENT");
  });
});
