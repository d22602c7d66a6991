import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { lowerAvifEffort } from "../../../../src/gatsby/pictures/avif-effort";
import { testFolder } from "../../../support/temporary-folder";

interface Job {
  inputPaths: { path: string }[];
  outputDir: string;
  args: { operations: { outputPath: string; args: object }[]; pluginOptions: object };
}

// Gatsby's worker for each picture.
const { IMAGE_PROCESSING: encode } = jest.requireActual<{ IMAGE_PROCESSING: (job: Job) => Promise<void> }>(
  "gatsby-plugin-sharp/gatsby-worker",
);

const folder = testFolder("avif-effort");

test("gatsby-plugin-sharp encodes AVIF with effort 2 and its own quality", async () => {
  const picture = path.join(folder, "picture.png");
  await sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } }).toFile(picture);
  const avif = jest.spyOn(sharp.prototype as Sharp, "avif");
  lowerAvifEffort();
  await encode({
    inputPaths: [{ path: picture }],
    outputDir: folder,
    args: {
      operations: [{ outputPath: "picture.avif", args: { width: 4, quality: 38, toFormat: "avif" } }],
      pluginOptions: {},
    },
  });
  expect(avif).toHaveBeenCalledWith({ effort: 2, quality: 38, force: true });
  expect(await sharp(path.join(folder, "picture.avif")).metadata()).toMatchObject({ compression: "av1", width: 4 });
});
