import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { drawingDigest, mediaDigests, shareImagePath } from "../../../src/gatsby/share-images/share-image-path";
import type { ShareImage } from "../../../src/gatsby/share-images/share-image-template";

const subject: ShareImage = {
  headline: "Sample One",
  label: "Service",
  site: "Acme Studio",
  accent: "sky",
  picture: "0f3c",
};

describe("the address of a share image", () => {
  it("lies where the server says that nothing ever changes", () => {
    expect(shareImagePath(subject)).toMatch(/^\/static\/share\/[\da-f]{16}\.jpg$/);
  });

  it.each<[string, Partial<ShareImage>]>([
    ["headline", { headline: "Sample one" }],
    ["label", { label: "Article" }],
    ["name of the site", { site: "Acme" }],
    ["accent", { accent: "mint" }],
    ["picture's bytes", { picture: "0f3d" }],
    ["lack of a picture", { picture: undefined }],
  ])("changes with the %s", (_what, change) => {
    expect(shareImagePath({ ...subject, ...change })).not.toBe(shareImagePath(subject));
  });
});

it("has its picture's digest by the address that content writes", () => {
  const digestOf = mediaDigests([{ relativePath: "a/one.jpg", internal: { contentDigest: "0f3c" } }]);
  expect([digestOf("/media/a/one.jpg"), digestOf("/media/two.jpg"), digestOf()]).toEqual([
    "0f3c",
    undefined,
    undefined,
  ]);
});

describe("what stands for the way in which images are drawn", () => {
  const needed = [
    "src/gatsby/share-images",
    "src/components/layout/mark.ts",
    "src/theme/tokens/color.ts",
    "node_modules/satori/package.json",
    "node_modules/sharp/package.json",
  ];
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "drawing-"));
    for (const name of needed) cpSync(name, path.join(root, name), { recursive: true });
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it.each([
    "src/gatsby/share-images/draw-share-image.ts",
    "src/gatsby/share-images/share-image-template.ts",
    "src/gatsby/share-images/fonts/bricolage-grotesque.woff",
    "src/components/layout/mark.ts",
    "src/theme/tokens/color.ts",
    "node_modules/satori/package.json",
  ])("changes with %s", (file) => {
    appendFileSync(path.join(root, file), " ");
    expect(drawingDigest(root)).not.toBe(drawingDigest("."));
  });
});
