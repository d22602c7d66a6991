import { readFileSync } from "node:fs";
import settings from "../../../content/settings/site.json";
import { iconFiles, iconSizes } from "../../../src/components/layout/icon-files";
import made from "../../../tools/brand/made.json";
import { pixelDrawings, svgDrawings } from "../../../tools/brand/drawings/drawings";
import { hashOf } from "../../../tools/brand/made";
import { imageSizes } from "../../support/image-size";

/** What to do when a test here fails: the files are drawn by hand-run tool, and something was changed without it. */
const remedy = "run `npm run brand`";

const drawnPictures: Record<string, { drawing: string; hash: string }> = made.pictures;
const drawnFonts: Record<string, { hash: string }> = made.fonts;

describe("the drawn files are in step with the mark, the colours, the name and the font", () => {
  it.each(Object.entries(svgDrawings(made.name)))("%s", (file, svg) => {
    expect([remedy, readFileSync(file, "utf8")]).toEqual([remedy, svg]);
  });

  it.each(pixelDrawings)("$file", ({ file, svgs }) => {
    const { drawing, hash } = drawnPictures[file] ?? {};
    expect([remedy, drawing, hash]).toEqual([remedy, hashOf(...svgs), hashOf(readFileSync(file))]);
  });

  it("the name in the wordmark", () => {
    const font = "src/theme/fonts/bricolage-grotesque.woff2";
    expect([remedy, made.name.text, made.name.font]).toEqual([remedy, settings.name, drawnFonts[font]?.hash]);
  });
});

describe("an icon", () => {
  const inPixels = Object.values(iconFiles).filter((icon) => "sizes" in icon);

  it.each(inPixels)("has the sizes that are said of it: $path", (icon) => {
    expect(imageSizes(readFileSync(`static${icon.path}`)).join(" ")).toBe(iconSizes(icon));
  });

  it("fits every size when it is drawn in lines", () => {
    expect(iconSizes(iconFiles.scalable)).toBe("any");
  });
});

/** The part of an icon's width that the mark takes. */
const shareOf = (svg = ""): number => 32 / Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1]);

const drawingOf = (path: string) => pixelDrawings.find(({ file }) => file === `static${path}`)?.svgs[0];

describe("an icon that a system cuts", () => {
  it("keeps the mark inside the part that is never cut off", () => {
    expect(shareOf(drawingOf(iconFiles.maskable.path))).toBeLessThanOrEqual(0.8);
  });

  it.each([iconFiles.maskable, iconFiles.touch])("is opaque to its edges: $path", ({ path }) => {
    expect(drawingOf(path)).toMatch(/<path fill="#ffffff" d="M0 0h([\d.]+)v\1H0z"\/>/);
  });
});

describe("what is in one colour", () => {
  it.each(["static/brand/mark-mono.svg", "static/brand/wordmark-mono.svg"])("names no colour: %s", (file) => {
    const svg = readFileSync(file, "utf8");
    const fills = [...svg.matchAll(/fill="([^"]*)"/g)].map(([, fill]) => fill);
    expect(new Set(fills)).toEqual(new Set(["currentColor"]));
    expect(svg).not.toMatch(/#[\da-f]{3}|opacity|gradient|<style/i);
  });
});
