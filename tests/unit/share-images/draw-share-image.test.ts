import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { accents } from "../../../src/domain/content/fields";
import { type Drawing, drawShareImage } from "../../../src/gatsby/share-images/draw-share-image";
import { contrast } from "../../../src/theme/contrast";
import { colors } from "../../../src/theme/tokens/color";

const longest = "Why custom web design matters for small shops, and when a template from a kit will do well";
const drawing: Drawing = { headline: "One", label: "Service", site: "Acme Studio", accent: "sky" };

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
