import path from "node:path";
import sharp from "sharp";
import { builtFiles, foundPages, ownPath, publicFolder } from "../support/built-pages";

const problemsOf = async (image: string): Promise<string[]> => {
  if (!builtFiles.has(image)) return [`there is no ${image}`];
  const { format, width, height } = await sharp(path.join(publicFolder, image)).metadata();
  return format === "jpeg" && width === 1200 && height === 630 ? [] : [`${image} is ${format} of ${width} × ${height}`];
};

it("every page has a share image in the format and size that networks show", async () => {
  const problems = foundPages.map(async ({ path: page, $ }) => {
    const image = ownPath($("meta[property='og:image']").attr("content") ?? "") ?? "";
    return (await problemsOf(image)).map((problem) => `${page}: ${problem}`);
  });
  expect((await Promise.all(problems)).flat()).toEqual([]);
});
