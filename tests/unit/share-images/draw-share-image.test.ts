import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { accents } from "../../../src/domain/content/fields";
import { type Drawing, drawShareImage } from "../../../src/gatsby/share-images/draw-share-image";
import { contrast } from "../../../src/theme/contrast";
import { colors } from "../../../src/theme/tokens/color";

const longest = "Why custom web design matters for small shops, and when a template from a kit will do well";
const drawing: Drawing = { headline: "SEO", label: "Service", site: "Tarang Digital", accent: "sky" };

let folder: string;
let noise: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "share-image-"));
  noise = path.join(folder, "noise.jpg");
  // Nothing is harder to compress: no picture in content comes near it.
  const grain = { type: "gaussian", mean: 128, sigma: 90 } as const;
  await sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#808080", noise: grain } }).toFile(
    noise,
  );
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const expectShareImage = async (image: Buffer): Promise<void> => {
  expect(await sharp(image).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630, space: "srgb" });
  expect(image.length).toBeLessThan(100_000);
};

const cases = accents.flatMap((accent) =>
  ["X", longest].flatMap((headline) => [true, false].map((pictured) => ({ accent, headline, pictured }))),
);

it.each(cases)("is a small JPEG: $accent, picture $pictured, $headline", async ({ accent, headline, pictured }) => {
  await expectShareImage(await drawShareImage({ ...drawing, accent, headline, ...(pictured && { picture: noise }) }));
});

it.each([
  ["taller than wide", 300, 900, 3],
  ["a strip", 2000, 100, 3],
  ["as small as a dot", 1, 1, 3],
  ["transparent", 400, 300, 4],
] as const)("takes a picture that is %s", async (_kind, width, height, channels) => {
  const picture = path.join(folder, `${width}.png`);
  await sharp({ create: { width, height, channels, background: "#12345678" } }).toFile(picture);
  await expectShareImage(await drawShareImage({ ...drawing, picture }));
});

it("takes a picture in grey", async () => {
  const picture = path.join(folder, "grey.jpg");
  await sharp(noise).grayscale().toFile(picture);
  await expectShareImage(await drawShareImage({ ...drawing, picture }));
});

it("is the same whenever it is drawn", async () => {
  const again = { ...drawing, picture: noise };
  expect((await drawShareImage(again)).equals(await drawShareImage(again))).toBe(true);
});

it.each<[string, Partial<Drawing>]>([
  ["headline", { headline: "PPC" }],
  ["label", { label: "" }],
  ["name", { site: "Tarang" }],
  ["accent", { accent: "coral" }],
])("shows the %s", async (_what, change) => {
  const image = await drawShareImage(drawing);
  expect((await drawShareImage({ ...drawing, ...change })).equals(image)).toBe(false);
});

it("shows the picture", async () => {
  expect((await drawShareImage({ ...drawing, picture: noise })).equals(await drawShareImage(drawing))).toBe(false);
});

it("has the name of the site for a headline that no font can set", async () => {
  const unknown = await drawShareImage({ ...drawing, headline: "தமிழ்" });
  expect(unknown.equals(await drawShareImage({ ...drawing, headline: drawing.site }))).toBe(true);
});

it.each(accents)("has paper on which the words can be read: %s", async (accent) => {
  const image = sharp(await drawShareImage({ ...drawing, accent })).extract({ left: 8, top: 300, width: 1, height: 1 });
  const paper = `#${(await image.raw().toBuffer()).toString("hex")}`;
  expect(contrast(colors.ink[0], paper)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colors.muted[0], paper)).toBeGreaterThanOrEqual(4.5);
});

it("keeps its margins free of words", async () => {
  const [empty, full] = await Promise.all(
    [
      { ...drawing, headline: "I", label: "", site: "I" },
      { ...drawing, headline: longest, label: longest, site: longest },
    ].map(async (one) =>
      sharp(await drawShareImage(one))
        .extract({ left: 0, top: 0, width: 60, height: 630 })
        .raw()
        .toBuffer(),
    ),
  );
  const difference = Math.max(...(empty ?? []).map((value, index) => Math.abs(value - (full?.[index] ?? 0))));
  expect(difference).toBeLessThan(12);
});
