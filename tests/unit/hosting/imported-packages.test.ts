import { writeFileSync } from "node:fs";
import path from "node:path";
import { importedPackages } from "../../../src/hosting/adapter/imported-packages";
import { temporaryFolder } from "../../support/temporary-folder";

const bundle = `/******/ (() => { // webpackBootstrap
/******/ 	var __webpack_modules__ = ({

/***/ 413:
/***/ ((module) => {

"use strict";
module.exports = require("node:crypto");

/***/ }),

/***/ 414:
/***/ ((module) => {

module.exports = require("@left/out/of-it");

/***/ }),

/***/ 6:
/***/ ((__unused_webpack_module, exports) => {

// As in: const mailer = require("only-told-of");
const hint = 'import("only-written")';
const open = async () => {
  const { default: driver } = await import(/* webpackIgnore: true */"driver");
  const pool = await import("driver/pool.js");
  return [driver, pool, await import("node:fs"), await import("./beside.js"), await import(hint)];
};

/***/ })

/******/ 	});
/******/ })();
`;

describe("the packages that a compiled function imports", () => {
  const { folder, dispose } = temporaryFolder("imported");
  afterAll(dispose);

  const written = (name: string, code: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, code);
    return file;
  };

  it("are those it asks for when it runs, once each, and nothing that Node has or that is only mentioned", async () => {
    const files = [
      written("first.js", bundle),
      written("second.js", bundle),
      written("plain.js", "module.exports = 1;"),
    ];
    expect(await importedPackages(files)).toEqual(["@left/out", "driver"]);
  });

  it("are not found in a file that is no program: that ends the build, with the file's name", async () => {
    const file = written("broken.js", 'const a = import("one"; `');
    await expect(importedPackages([file])).rejects.toThrow("broken.js");
  });
});
