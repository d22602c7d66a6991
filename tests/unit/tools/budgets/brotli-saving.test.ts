import type { StaticFile } from "../../../../src/hosting/manifest";
import { brotliSaving } from "../../../../tools/budgets/brotli-saving";

const file = (path: string, encodings: StaticFile["encodings"]): StaticFile => ({
  path,
  file: path.slice(1),
  type: "text/javascript",
  immutable: true,
  status: 200,
  size: 500,
  hash: "h",
  encodings,
});

it("is what the files that are kept both ways have less, once for each time that they travel", () => {
  const statics = [file("/a.js", { gzip: 300, br: 250 }), file("/b.js", {}), file("/c.js", { gzip: 90, br: 80 })];
  const transfers = ["/a.js", "/a.js", "/b.js", "/api/unknown"].map((path) => ({
    path,
    type: "Script",
    bytes: 1,
    ended: true,
  }));
  expect(brotliSaving(transfers, statics)).toBe(100);
});
