import fc from "fast-check";
import { fileHeaders, type StaticFile } from "../../../src/hosting/manifest";
import { createVariants } from "../../../src/hosting/server/variants";

const shared = { "x-shared": "yes" };

const page: StaticFile = {
  path: "/about",
  file: "about/index.html",
  type: "text/html; charset=utf-8",
  immutable: false,
  status: 200,
  size: 3000,
  hash: "abc",
  encodings: { br: 500, gzip: 600 },
};
const film: StaticFile = { ...page, path: "/film.mp4", file: "film.mp4", type: "video/mp4", encodings: {} };
const onlyGzip: StaticFile = { ...page, encodings: { gzip: 600 } };

const variantOf = createVariants("/srv/public", (file) => fileHeaders({ headers: shared, folders: [] }, file));

/** Which coding is chosen, as its header says. */
const codingOf = (file: StaticFile, accepted: string | undefined): string | undefined =>
  Object.fromEntries(variantOf(file, accepted).headers)["content-encoding"];

describe("the coding of a file", () => {
  it.each([
    [undefined, undefined],
    ["", undefined],
    ["identity", undefined],
    ["gzip", "gzip"],
    ["br", "br"],
    ["gzip, deflate, br", "br"],
    ["br, gzip", "br"],
    ["gzip;q=1, br;q=0.9", "gzip"],
    ["gzip;q=0.5,br;q=0.5", "br"],
    [" gzip ; q=0.8 , br ; q=0.1 ", "gzip"],
    ["*", "br"],
    ["*;q=0", undefined],
    ["gzip, *;q=0", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.000, gzip;q=0.001", "gzip"],
    ["br;q=0, gzip;q=0", undefined],
    ["zstd, compress, x-gzip", undefined],
    ["brotli", undefined],
    ["gzip".repeat(1000), undefined],
  ])("is the best that the client takes: %j", (accepted, coding) => expect(codingOf(page, accepted)).toBe(coding));

  it("is one that the file has", () => {
    expect(codingOf(film, "br, gzip, *")).toBeUndefined();
    expect(codingOf(onlyGzip, "br, gzip")).toBe("gzip");
    expect(codingOf(onlyGzip, "br")).toBeUndefined();
    expect(codingOf(onlyGzip, "*")).toBe("gzip");
    expect(codingOf(onlyGzip, "br;q=0.1, gzip")).toBe("gzip");
  });

  it("is one of those that there are, whatever a client sends", () => {
    const list = fc.stringMatching(/^(?:(?:br|gzip|\*|identity|x)(?:;q=[01](?:\.\d{0,4})?)?[, ]*){0,6}$/);
    fc.assert(
      fc.property(fc.oneof(list, fc.string({ unit: "binary" })), (accepted) => {
        expect([undefined, "br", "gzip"]).toContain(codingOf(page, accepted));
      }),
    );
  });
});

describe("what is prepared of a file", () => {
  const variants = ["br", "gzip", "identity"].map((coding) => variantOf(page, coding));

  it("lies beside it, and has a size and a tag of its own", () => {
    expect(variants.map(({ place, size, etag }) => [place, size, etag])).toEqual([
      ["/srv/public/about/index.html.br", 500, '"abc.br"'],
      ["/srv/public/about/index.html.gz", 600, '"abc.gz"'],
      ["/srv/public/about/index.html", 3000, '"abc"'],
    ]);
  });

  it("is prepared once", () => {
    expect(variantOf(page, "br")).toBe(variants[0]);
    expect(variantOf(page, "br, gzip;q=0.5")).toBe(variants[0]);
    expect(variantOf({ ...page }, "br")).not.toBe(variants[0]);
  });

  it("tells caches that it depends on the client, if there is a choice", () => {
    for (const { headers } of variants) expect(headers).toContainEqual(["vary", "accept-encoding"]);
    const { headers } = variantOf(film, "br");
    expect(headers.map(([name]) => name)).not.toContain("vary");
    expect(headers).toContainEqual(["accept-ranges", "bytes"]);
  });

  it("has the headers of every answer, whole or not modified", () => {
    for (const { complete, notModified, size, etag } of variants) {
      expect(complete.slice(0, 2)).toEqual(["x-shared", "yes"]);
      expect(complete.slice(-2)).toEqual(["content-length", String(size)]);
      expect(notModified).toEqual([
        ...["x-shared", "yes", "cache-control", "public, max-age=0, must-revalidate"],
        ...["etag", etag, "vary", "accept-encoding"],
      ]);
    }
  });

  it("says how long it may be kept", () => {
    const immutable = variantOf({ ...film, immutable: true }, undefined);
    expect(immutable.headers).toContainEqual(["cache-control", "public, max-age=31536000, immutable"]);
  });
});
