import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { compressFile } from "../../../src/hosting/adapter/compress";
import { temporaryFolder } from "../../support/temporary-folder";

const { folder, dispose } = temporaryFolder("compress");
afterAll(dispose);

const file = path.join(folder, "page.html");
const html = "text/html; charset=utf-8";
const text = (word: string): Buffer => Buffer.from(`${word} `.repeat(500));

/** HTML in which brotli finds the more the longer it looks: 13.2, 13.7 and 14.3 kB at quality 10 for the lines below. */
const list = (lines: number): Buffer =>
  Buffer.from(
    Array.from({ length: lines }, (_, line) => {
      const mixed = Math.imul(line + 7, 2_654_435_761) >>> 0;
      return `<li class="item-${mixed % 97}"><a href="/${(mixed >>> 9) % 1000}">Lamp ${(mixed >>> 14) % 331}</a></li>`;
    }).join("\n"),
  );

/** Writes the file at a time of its own, as builds do, and compresses it. */
const build = async (content: Buffer, { time = new Date(), type = html } = {}) => {
  writeFileSync(file, content);
  utimesSync(file, time, time);
  return compressFile(file, content, type);
};

const expectSiblings = (sizes: { br?: number; gzip?: number }, content: Buffer) => {
  expect(sizes).toEqual({ br: statSync(`${file}.br`).size, gzip: statSync(`${file}.gz`).size });
  expect(brotliDecompressSync(readFileSync(`${file}.br`))).toEqual(content);
  expect(gunzipSync(readFileSync(`${file}.gz`))).toEqual(content);
};

const expectNoSiblings = () => expect([existsSync(`${file}.br`), existsSync(`${file}.gz`)]).toEqual([false, false]);

describe("the compressed siblings of a file", () => {
  it("are written, and hold what the file does", async () => {
    const content = text("first");
    const sizes = await build(content);
    expectSiblings(sizes, content);
    expect(sizes.br).toBeLessThan(content.length * 0.9);
    expect(sizes.gzip).toBeLessThan(content.length * 0.9);
  });

  it.each([0, 1, 999, 1_700_000_000_123, 1_234_567_890_987])(
    "are used again while the file is as it was: at %i",
    async (time) => {
      const content = text("same");
      const at = { time: new Date(time) };
      await build(content, at);
      const spoilt = Buffer.from("of an earlier build");
      for (const suffix of [".br", ".gz"]) {
        const { mtime } = statSync(file + suffix);
        writeFileSync(file + suffix, spoilt);
        utimesSync(file + suffix, mtime, mtime);
      }
      expect(await build(content, at)).toEqual({ br: spoilt.length, gzip: spoilt.length });
      expect(readFileSync(`${file}.br`)).toEqual(spoilt);
    },
  );

  it("are written anew when the file is, later or earlier, even in the same length", async () => {
    await build(text("older"), { time: new Date(1_700_000_000_000) });
    const later = text("newer");
    expectSiblings(await build(later, { time: new Date(1_700_000_000_001) }), later);
    const earlier = text("olden");
    expectSiblings(await build(earlier, { time: new Date(1_600_000_000_000) }), earlier);
  });

  it("are written anew when one is lost, or was not written to its end", async () => {
    const content = text("again");
    const at = { time: new Date(1_700_000_000_000) };
    await build(content, at);
    writeFileSync(`${file}.br`, "half");
    rmSync(`${file}.gz`);
    expectSiblings(await build(content, at), content);
  });

  it.each([
    ["as small as it takes little time to make, where they fit a round trip", 3550, 10],
    ["the smallest there can be, where that may spare a round trip", 3680, 11],
    ["as small as it takes little time to make, where nothing spares one", 3850, 10],
  ])("are %s", async (_, lines, quality) => {
    const content = list(lines);
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await build(content);
    expect(readFileSync(`${file}.br`)).toEqual(brotliCompressSync(content, { params }));
  });

  it("go away when they save too little", async () => {
    await build(text("shrinks"));
    expect(await build(randomBytes(4000))).toEqual({});
    expectNoSiblings();
  });

  it("go away when the file is too small to have any", async () => {
    await build(text("shrinks"));
    expect(await build(Buffer.from("small"))).toEqual({});
    expectNoSiblings();
  });
});

describe("a file has no compressed siblings", () => {
  const alone = async (content: Buffer, type: string) => {
    const place = path.join(folder, "alone.bin");
    writeFileSync(place, content);
    expect(await compressFile(place, content, type)).toEqual({});
    expect([existsSync(`${place}.br`), existsSync(`${place}.gz`)]).toEqual([false, false]);
  };

  it("below a thousand bytes", () => alone(Buffer.alloc(999, "a"), html));

  it.each([
    "image/webp",
    "image/png",
    "video/mp4",
    "font/woff2",
    "application/octet-stream",
    "application/zip",
    "image/avif",
  ])("of a type that is compressed already: %s", (type) => alone(text("a"), type));
});

describe("a file has compressed siblings", () => {
  it.each([
    html,
    "text/css; charset=utf-8",
    "text/plain; charset=utf-8",
    "text/javascript; charset=utf-8",
    "application/javascript; charset=utf-8",
    "application/json; charset=utf-8",
    "application/manifest+json; charset=utf-8",
    "application/rss+xml",
    "application/xml",
    "image/svg+xml",
  ])("of a type that is text: %s", async (type) => {
    expect(Object.keys(await build(text(type), { type })).sort()).toEqual(["br", "gzip"]);
  });

  it("from a thousand bytes on", async () => {
    expect(Object.keys(await build(Buffer.alloc(1000, "a"))).sort()).toEqual(["br", "gzip"]);
  });
});
