import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { packageClosure } from "../../../src/hosting/adapter/package-closure";
import { temporaryFolder } from "../../support/temporary-folder";

describe("the packages that a program needs", () => {
  const { folder, dispose } = temporaryFolder("closure");
  afterAll(dispose);

  const install = (place: string, description: object = {}) => {
    mkdirSync(path.join(folder, "node_modules", place), { recursive: true });
    writeFileSync(path.join(folder, "node_modules", place, "package.json"), JSON.stringify(description));
  };
  const closure = async (...names: string[]) =>
    (await packageClosure(names, folder)).map((place) => path.relative(path.join(folder, "node_modules"), place));

  beforeAll(() => {
    install("driver", {
      dependencies: { pool: "1", "@scope/types": "2", "own-copy": "2" },
      optionalDependencies: { "for-this-machine": "1", "for-another-machine": "1" },
      devDependencies: { "for-its-authors": "1" },
    });
    install("pool", { dependencies: { driver: "1", "own-copy": "1" } });
    install("@scope/types");
    install("own-copy");
    install("driver/node_modules/own-copy", { dependencies: { "@scope/types": "2" } });
    install("for-this-machine", { dependencies: { "behind-the-optional": "1" } });
    install("behind-the-optional");
    install("for-its-authors");
    install("unrelated");
    install("half", { dependencies: { lost: "1" } });
    install("listed-twice", { dependencies: { lost: "1" }, optionalDependencies: { lost: "1" } });
  });

  it("are the ones it names with all that these depend on, each where Node would find it", async () => {
    expect(await closure("driver")).toEqual([
      "@scope/types",
      "behind-the-optional",
      "driver",
      "driver/node_modules/own-copy",
      "for-this-machine",
      "own-copy",
      "pool",
    ]);
  });

  it("are listed once, even where they depend on each other", async () => {
    const places = await closure("pool", "driver", "pool");
    expect(new Set(places).size).toBe(places.length);
  });

  it("are missed when they are not installed, with the name of who needs them", async () => {
    await expect(closure("half")).rejects.toThrow(/lost, which .*half needs/);
    await expect(closure("nowhere")).rejects.toThrow(/nowhere/);
  });

  it("are not missed when they are optional, even if npm lists them as dependencies as well", async () => {
    expect(await closure("listed-twice")).toEqual(["listed-twice"]);
  });

  it("are all that PostgreSQL's driver asks for", async () => {
    const names = (await packageClosure(["pg"], process.cwd())).map((place) => path.basename(place));
    expect(names).toEqual(expect.arrayContaining(["pg", "pg-pool", "pg-protocol", "pg-types", "pgpass", "split2"]));
  });
});
