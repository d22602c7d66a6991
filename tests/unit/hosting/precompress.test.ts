import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { precompress } from "../../../src/hosting/adapter/precompress";
import { testFolder } from "../../support/temporary-folder";

const folder = testFolder("compress");

const file = path.join(folder, "page.html");
const text = (word: string): Buffer => Buffer.from(`${word} `.repeat(500));

/** Writes the file with a modification time, as builds do, and compresses it. */
const build = async (content: Buffer, time = 1_700_000_000_123) => {
  writeFileSync(file, content);
  utimesSync(file, new Date(time), new Date(time));
  return precompress(file, "text/html; charset=utf-8");
};

const expectPrecompressed = (isPrecompressed: boolean, content: Buffer) => {
  expect(isPrecompressed).toBe(true);
  expect(brotliDecompressSync(readFileSync(`${file}.br`))).toEqual(content);
  expect(gunzipSync(readFileSync(`${file}.gz`))).toEqual(content);
};

describe("the precompressed files", () => {
  it("are reused while the file is unchanged", async () => {
    await build(text("same"));
    for (const suffix of [".br", ".gz"]) {
      const { mtime } = statSync(file + suffix);
      writeFileSync(file + suffix, "of an earlier build");
      utimesSync(file + suffix, mtime, mtime);
    }
    expect(await build(text("same"))).toBe(true);
    expect(readFileSync(`${file}.br`, "utf8")).toBe("of an earlier build");
  });

  it("are rewritten when the file changes, even at the same size, or one is missing or half-written", async () => {
    await build(text("older"), 1_700_000_000_000);
    expectPrecompressed(await build(text("newer"), 1_700_000_000_001), text("newer"));
    writeFileSync(`${file}.br`, "half");
    rmSync(`${file}.gz`);
    expectPrecompressed(await build(text("newer"), 1_700_000_000_001), text("newer"));
  });

  it("are not written for a type that is already compressed", async () => {
    expect(await precompress("picture.webp", "image/webp")).toBe(false);
  });
});
