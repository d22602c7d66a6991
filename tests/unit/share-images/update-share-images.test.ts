import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { type PageWithImage, updateShareImages } from "../../../src/gatsby/share-images/update-share-images";

let root: string;
const folder = (): string => path.join(root, "public", "static", "share");
const update = (pages: readonly PageWithImage[]) => updateShareImages(pages, { root, name: "Tarang Digital" });

const page = (slug: string, change: Partial<PageWithImage> = {}): PageWithImage => ({
  path: `/services/${slug}`,
  headline: slug,
  label: "Service",
  shareImage: `/static/share/${slug}.jpg`,
  ...change,
});

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), "share-images-"));
  const media = path.join(root, "content", "media");
  mkdirSync(media, { recursive: true });
  await sharp({ create: { width: 80, height: 50, channels: 3, background: "#12c99b" } }).toFile(
    path.join(media, "mint.jpg"),
  );
  writeFileSync(path.join(media, "broken.jpg"), "no picture");
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it("draws an image for each page", async () => {
  expect(await update([page("seo"), page("ppc", { picture: "/media/mint.jpg" })])).toEqual({
    drawn: 2,
    kept: 0,
    removed: 0,
  });
  expect(readdirSync(folder()).sort()).toEqual(["ppc.jpg", "seo.jpg"]);
});

it("draws nothing twice", async () => {
  await update([page("seo"), page("ppc")]);
  const first = path.join(folder(), "seo.jpg");
  const { mtimeMs } = statSync(first);
  expect(await update([page("seo"), page("ppc")])).toEqual({ drawn: 0, kept: 2, removed: 0 });
  expect(statSync(first).mtimeMs).toBe(mtimeMs);
});

it("draws an image once that two pages have", async () => {
  expect(await update([page("seo"), page("seo", { path: "/blog/tag/seo" })])).toMatchObject({ drawn: 1 });
});

it("draws only what is new, and removes what no page has any more", async () => {
  await update([page("seo"), page("ppc")]);
  expect(await update([page("seo"), page("sms")])).toEqual({ drawn: 1, kept: 1, removed: 1 });
  expect(readdirSync(folder()).sort()).toEqual(["seo.jpg", "sms.jpg"]);
});

it("does not take half an image for a whole one", async () => {
  mkdirSync(folder(), { recursive: true });
  writeFileSync(path.join(folder(), "seo.jpg.part"), "half");
  expect(await update([page("seo")])).toMatchObject({ drawn: 1 });
  expect(readdirSync(folder())).toEqual(["seo.jpg"]);
});

it("draws the brand where a picture does not exist, which the check of the content reports", async () => {
  await update([page("seo", { picture: "/media/nowhere.jpg" }), page("ppc", { headline: "seo" })]);
  const [one, other] = ["seo.jpg", "ppc.jpg"].map((name) => readFileSync(path.join(folder(), name)));
  expect(one).toEqual(other);
});

it("names the page whose picture cannot be read, and leaves nothing of its image", async () => {
  await expect(update([page("seo", { picture: "/media/broken.jpg" })])).rejects.toThrow(
    /share image of \/services\/seo could not be drawn/,
  );
  expect(readdirSync(folder())).toEqual([]);
});
