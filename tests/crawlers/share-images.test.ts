import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { builtFiles, type BuiltPage, foundPages, ownPath, problemsOn, publicFolder } from "../support/built-pages";
import sharp from "sharp";

const imageOf = ({ $ }: BuiltPage): string => ownPath($("meta[property='og:image']").attr("content") ?? "") ?? "";

const problemsOf = async (image: string): Promise<string[]> => {
  if (!builtFiles.has(image)) return [`there is no ${image}`];
  const file = path.join(publicFolder, image);
  const { format, width, height } = await sharp(readFileSync(file)).metadata();
  const { size } = statSync(file);
  return [
    ...(format === "jpeg" ? [] : [`${image} is ${format}`]),
    ...(width === 1200 && height === 630 ? [] : [`${image} is ${width} × ${height}`]),
    ...(size < 100_000 && size > 5_000 ? [] : [`${image} has ${size} bytes`]),
  ];
};

describe("the share images", () => {
  it("are there for every page, in the size and format that networks show, and below 100 kB", async () => {
    const problems = new Map(
      await Promise.all(foundPages.map(async (page) => [page.path, await problemsOf(imageOf(page))] as const)),
    );
    expect(problemsOn(foundPages, ({ path: page }) => problems.get(page) ?? [])).toEqual([]);
  });

  it("are different for pages of different names", () => {
    const titles = new Map<string, string>();
    const problems = problemsOn(foundPages, (page) => {
      const other = titles.get(imageOf(page));
      titles.set(imageOf(page), page.path);
      return other === undefined ? [] : [`has the image of ${other}`];
    });
    expect(problems).toEqual([]);
  });
});
