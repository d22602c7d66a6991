import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { digestOfDrawing } from "../../../src/gatsby/share-images/drawing-digest";
import { shareImagePath, type ShareImageSubject } from "../../../src/gatsby/share-images/share-image-path";

const subject: ShareImageSubject = {
  headline: "Search Engine Optimization",
  label: "Service",
  site: "Tarang Digital",
  accent: "sky",
  picture: "0f3c",
};

describe("the address of a share image", () => {
  it("lies where the server says that nothing ever changes", () => {
    expect(shareImagePath(subject)).toMatch(/^\/static\/share\/[\da-f]{16}\.jpg$/);
  });

  it.each<[string, Partial<ShareImageSubject>]>([
    ["headline", { headline: "Search engine optimization" }],
    ["label", { label: "Article" }],
    ["name of the site", { site: "Tarang" }],
    ["accent", { accent: "mint" }],
    ["picture's bytes", { picture: "0f3d" }],
    ["lack of a picture", { picture: undefined }],
  ])("changes with the %s", (_what, change) => {
    expect(shareImagePath({ ...subject, ...change })).not.toBe(shareImagePath(subject));
  });

  it("changes with the way in which images are drawn", () => {
    expect(shareImagePath(subject, "one")).not.toBe(shareImagePath(subject, "another"));
  });

  it("changes with nothing else of a page", () => {
    const page = { ...subject, path: "/services/seo", description: "…", modified: "2026-01-01T00:00:00Z" };
    expect(shareImagePath(page)).toBe(shareImagePath(subject));
  });

  it("is the same for no accent and for the one that is drawn then", () => {
    const plain = { ...subject, accent: undefined };
    expect(shareImagePath(plain)).toBe(shareImagePath({ ...subject, accent: "iris" }));
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

  it.each(["satori", "sharp"])("changes with another version of %s", (name) => {
    const text = readFileSync("package.json", "utf8");
    const file = path.join(root, "package.json");
    const { dependencies, ...others } = JSON.parse(text) as { dependencies: Record<string, string> };
    writeFileSync(file, JSON.stringify({ ...others, dependencies: { ...dependencies, [name]: "999.0.0" } }));
    expect(digestOfDrawing(root)).not.toBe(digestOfDrawing("."));
  });

  it("does not change with another package, nor with where the project lies", () => {
    const file = path.join(root, "package.json");
    writeFileSync(file, readFileSync(file, "utf8").replace(/"gatsby": "[^"]+"/, '"gatsby": "999.0.0"'));
    expect(digestOfDrawing(root)).toBe(digestOfDrawing("."));
  });
});
