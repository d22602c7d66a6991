import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { digestOfDrawing } from "../../../src/gatsby/share-images/drawing-digest";
import { shareImagePath, type ShareImageSubject } from "../../../src/gatsby/share-images/share-image-path";

const subject: ShareImageSubject = {
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

  it.each<[string, Partial<ShareImageSubject>]>([
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

describe("what stands for the way in which images are drawn", () => {
  const needed = [
    "src/gatsby/share-images",
    "src/components/layout/mark.ts",
    "src/theme/tokens/color.ts",
    "package.json",
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
    "src/gatsby/share-images/layout.ts",
    "src/gatsby/share-images/fonts/bricolage-grotesque.woff",
    "src/components/layout/mark.ts",
    "src/theme/tokens/color.ts",
  ])("changes with %s", (file) => {
    appendFileSync(path.join(root, file), " ");
    expect(digestOfDrawing(root)).not.toBe(digestOfDrawing("."));
  });
});
