import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { importedPackages } from "../../../src/hosting/adapter/imported-packages";
import { packageClosure } from "../../../src/hosting/adapter/package-closure";
import { temporaryFolder } from "../../support/temporary-folder";

const { folder, dispose } = temporaryFolder("packages");
afterAll(dispose);

describe("the packages that a compiled function imports", () => {
  const written = (name: string, code: string) => {
    writeFileSync(path.join(folder, name), code);
    return path.join(folder, name);
  };

  it("are not found in a broken file: that ends the build, with the file's name", async () => {
    await expect(importedPackages([written("broken.js", 'import("one"; `')])).rejects.toThrow("broken.js");
  });
});

describe("the packages that a program needs", () => {
  const install = (place: string, description: object = {}) => {
    mkdirSync(path.join(folder, "node_modules", place), { recursive: true });
    writeFileSync(path.join(folder, "node_modules", place, "package.json"), JSON.stringify(description));
  };
  const closure = async (...names: string[]) =>
    (await packageClosure(names, folder)).map((place) => path.relative(path.join(folder, "node_modules"), place));

  it("are missed when they are not installed, with the name of who needs them, unless they are optional", async () => {
    install("half", { dependencies: { lost: "1" } });
    install("listed-twice", { dependencies: { lost: "1" }, optionalDependencies: { lost: "1" } });
    await expect(closure("half")).rejects.toThrow(/lost, which .*half needs/);
    expect(await closure("listed-twice")).toEqual(["listed-twice"]);
  });
});
