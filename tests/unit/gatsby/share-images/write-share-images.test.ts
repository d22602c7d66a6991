import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type PageWithImage, updateShareImages } from "../../../../src/gatsby/share-images/write-share-images";
import { temporaryFolder } from "../../../support/temporary-folder";

let root: string;
let dispose: () => void;
const folder = (): string => path.join(root, "public", "static", "share");
const update = (pages: readonly PageWithImage[]) => updateShareImages(pages, "Acme Studio", root);

const page = (slug: string, change: Partial<PageWithImage> = {}): PageWithImage => ({
  path: `/services/${slug}`,
  headline: slug,
  label: "Service",
  shareImage: `/static/share/${slug}.jpg`,
  ...change,
});

beforeEach(() => {
  ({ folder: root, dispose } = temporaryFolder("share-images"));
  const media = path.join(root, "content", "media");
  mkdirSync(media, { recursive: true });
  writeFileSync(path.join(media, "broken.jpg"), "no picture");
});
afterEach(() => dispose());

it("draws only new images, and removes those of no page", async () => {
  await update([page("one"), page("two")]);
  expect(await update([page("one"), page("three")])).toEqual({ drawn: 1, kept: 1, removed: 1 });
  expect(readdirSync(folder()).sort()).toEqual(["one.jpg", "three.jpg"]);
});

it("names the page of an unreadable picture in its error, and leaves no partial image", async () => {
  await expect(update([page("one", { picture: "/media/broken.jpg" })])).rejects.toThrow(
    /share image of \/services\/one could not be drawn: .*unsupported/,
  );
  expect(readdirSync(folder())).toEqual([]);
});
