import path from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { accents } from "../../../../src/domain/accents";
import { drawShareImage } from "../../../../src/gatsby/share-images/draw-share-image";
import type { ShareImage } from "../../../../src/gatsby/share-images/share-image-template";
import { colors } from "../../../../src/theme/tokens";
import { contrast } from "../../../support/contrast";
import { testFolder } from "../../../support/temporary-folder";

const plain: ShareImage = { headline: "One", label: "Service", site: "Acme Studio", accent: "sky" };
const draw = (change: Partial<ShareImage>): Promise<Buffer> => drawShareImage({ ...plain, ...change });
const drawHeadline = (headline: string): Promise<Buffer> => draw({ headline });

const folder = testFolder("share-image");
const noise = path.join(folder, "noise.png");

beforeAll(async () => {
  // Noise compresses worst.
  const grain = { type: "gaussian", mean: 128, sigma: 90 } as const;
  await sharp({ create: { width: 590, height: 630, channels: 3, background: "#808080", noise: grain } }).toFile(noise);
});

/** The bounding box of all dark ink in the text column, below the site's name. */
const inkBox = async (image: Buffer) => {
  const top = 130;
  const column = sharp(image).extract({ left: 0, top, width: 600, height: 630 - top });
  // In one pipeline, trimming would come first.
  const ink = await column.threshold(70).png().toBuffer();
  const { info } = await sharp(ink).trim({ background: "white", lineArt: true }).toBuffer({ resolveWithObject: true });
  const [left, first] = [-(info.trimOffsetLeft ?? NaN), top - (info.trimOffsetTop ?? NaN)];
  return { left, right: left + info.width - 1, first, last: first + info.height - 1 };
};

it.each(["jpeg", "png", "webp", "avif"] as const)("draws a 1200 by 630 JPEG below 100 kB with a %s", async (format) => {
  const picture = path.join(folder, `picture.${format}`);
  await sharp(noise).toFormat(format).toFile(picture);
  const image = await draw({ picture });
  expect(await sharp(image).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630, space: "srgb" });
  expect(image.length).toBeLessThan(100_000);
  expect(image.equals(await draw({}))).toBe(false);
});

it("draws light shapes where there is no picture", async () => {
  const { channels } = await sharp(await draw({})).stats();
  expect(Math.min(...channels.map(({ mean }) => mean))).toBeGreaterThan(200);
});

it("draws the same image each time", async () => {
  expect((await draw({ picture: noise })).equals(await draw({ picture: noise }))).toBe(true);
});

it.each([
  ["usual words", "Why custom web design matters for small shops, and when a template from a kit will do well"],
  ["capitals", "WHY CUSTOM WEB DESIGN MATTERS FOR SMALL SHOPS AND WHEN A TEMPLATE FROM A KIT WILL DO WELL."],
  ["one word in capitals", "INTERNATIONALISIERUNGEN"],
  ["long words", "Internationalisierungsstrategien Wettbewerbsfähigkeitsuntersuchungen Suchmaschinenoptimierung"],
  ["one word", "W".repeat(90)],
  ["half as many letters", "Campaign manager overview brochure statements"],
])("keeps a headline of %s in its column", async (_kind, headline) => {
  const { left, right, first, last } = await inkBox(await draw({ headline, label: "" }));
  expect(left).toBeGreaterThanOrEqual(60);
  expect(right).toBeLessThanOrEqual(576);
  expect(first).toBeGreaterThan(185);
  expect(last).toBeLessThanOrEqual(570);
});

it("draws Devanagari with ligatures", async () => {
  const images = await Promise.all(["कषक", "क्षक", "क्\u200cषक"].map(drawHeadline));
  const boxes = await Promise.all(images.map(inkBox));
  const [apart = 0, joined = 0, kept = 0] = boxes.map(({ left, right }) => right - left);
  expect(joined).toBeGreaterThan(40);
  expect(joined).toBeLessThan(apart);
  expect(kept).toBeGreaterThan(joined);
});

it.each([
  ["emoji", "Launch 🚀 day 👩‍💻", "Launch day"],
  ["an unknown script", "Web தமிழ் design", "Web design"],
  ["all of its characters", "தமிழ்", plain.site],
])("leaves out %s that no font has", async (_what, headline, rest) => {
  expect((await drawHeadline(headline)).equals(await drawHeadline(rest))).toBe(true);
});

it("draws no box for a character that no font has", async () => {
  const box = await inkBox(await draw({ headline: "a \u22c6", label: "" }));
  expect(box).toEqual(await inkBox(await draw({ headline: "a", label: "" })));
});

it("draws any headline without an error", async () => {
  const texts = fc.string({ unit: "binary", minLength: 0, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(texts, async (text) => void (await drawHeadline(text))),
    { numRuns: 60 },
  );
});

it.each(accents)("has a text contrast of at least 4.5:1 on the accent %s", async (accent) => {
  const image = sharp(await draw({ accent })).extract({ left: 8, top: 300, width: 1, height: 1 });
  const paper = `#${(await image.raw().toBuffer()).toString("hex")}`;
  expect(contrast(colors.text[0], paper)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colors.muted[0], paper)).toBeGreaterThanOrEqual(4.5);
});
