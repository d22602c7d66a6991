import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { pictureFormats, pictureLimits, promisedFormat } from "../../domain/content/picture-limits";
import type { Problem, ValidationError } from "../../domain/content/validation-error";
import { filesBelow, isOfOtherProgram } from "./files-below";

// Otherwise libvips describes a WebP file that was replaced under its name as it was before.
sharp.cache(false);

const endings = [...pictureFormats.keys()].join(", ");
const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Names that need no encoding in URLs: fields accept no others, and a build would not find them from Markdown. */
const plainName = /^[\w./-]+$/;

/** Reads a picture's header, whatever its file name; undefined if it is not a picture. */
const readHead = async (file: string) => {
  try {
    const { format, compression, width, height, orientation = 1 } = await sharp(file).metadata();
    return { format: format === "heif" && compression === "av1" ? "avif" : format, width, height, orientation };
  } catch {
    return undefined;
  }
};

/** Whether a picture can be decoded to its end, which is slow even at a small size. */
const isWhole = (file: string): Promise<boolean> =>
  sharp(file)
    .resize(8)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/** The pictures known to be complete, by path, size and modification time. */
export type WholePictures = Set<string>;

const sizeProblem = (bytes: number): Problem | undefined => {
  if (bytes > pictureLimits.maxBytes)
    return {
      problem: `has ${inMegabytes(bytes)}, at most ${inMegabytes(pictureLimits.maxBytes)} allowed`,
      advice: "save it smaller: 1600 pixels wide as a JPEG is enough",
    };
  if (bytes > pictureLimits.heavyBytes)
    return {
      severity: "warning",
      problem: `has ${inMegabytes(bytes)}`,
      advice: "save it smaller: 1600 pixels wide as a JPEG is enough, and Git keeps every version",
    };
  return undefined;
};

const dimensionProblem = (width: number, height: number): Problem | undefined => {
  if (width * height > pictureLimits.maxPixels)
    return {
      problem: `has ${width} × ${height} pixels, more than ${pictureLimits.maxPixels / 1_000_000} million`,
      advice: `save it at most ${pictureLimits.wideWidth} pixels wide`,
    };
  if (height > pictureLimits.maxHeight)
    return {
      problem: `is ${height} pixels high, at most ${pictureLimits.maxHeight} allowed`,
      advice: "save it smaller, or make several pictures of it",
    };
  if (width > pictureLimits.wideWidth)
    return {
      severity: "warning",
      problem: `is ${width} pixels wide, of which no screen shows more than ${pictureLimits.wideWidth}`,
      advice: "save it at most that wide",
    };
  return undefined;
};

/** gatsby-plugin-sharp rotates pictures by EXIF orientation, but computes their sizes without it. */
const turned: Problem = {
  problem: "is stored turned",
  advice: "save it again upright, without the camera's rotation",
};

const broken: Problem = { problem: "is no picture, or only part of one", advice: "save it again" };

const pictureProblems = async (file: string, whole: WholePictures): Promise<(Problem | undefined)[]> => {
  const promised = promisedFormat(file);
  if (promised === undefined)
    return [{ problem: "is no picture that the site shows", advice: `save it as one of ${endings}, or remove it` }];
  const stats = statSync(file, { throwIfNoEntry: false });
  // A symbolic link may be broken.
  if (stats === undefined) return [broken];
  const { size: bytes, mtimeMs } = stats;
  // Does not open a picture that is rejected anyway.
  if (bytes > pictureLimits.maxBytes) return [sizeProblem(bytes)];
  const picture = await readHead(file);
  if (picture === undefined) return [broken];
  const { format, width, height, orientation } = picture;
  if (format !== promised) {
    const otherWay = [...pictureFormats.values()].includes(format) ? ", or rename it" : "";
    return [{ problem: `is named ${promised} and is ${format}`, advice: `save it as ${promised}${otherWay}` }];
  }
  const tooLarge = dimensionProblem(width, height);
  if (tooLarge !== undefined && tooLarge.severity === undefined) return [tooLarge];
  const key = `${file} ${bytes} ${mtimeMs}`;
  if (!whole.has(key) && !(await isWhole(file))) return [broken];
  whole.add(key);
  return [sizeProblem(bytes), tooLarge, orientation > 1 ? turned : undefined];
};

const misnamed: Problem = {
  problem: "has a name that pages cannot use",
  advice: "rename it with letters from a to z, digits and dashes, such as our-team.jpg",
};

const unused: Problem = {
  severity: "warning",
  problem: "is used nowhere",
  advice: "use it, or remove it: every picture makes the site's history larger",
};

/**
 * Checks the files in `content/media`: reports non-images, oversized and unused pictures.
 *
 * @param root the project's folder
 * @param used the URLs in content, such as `/media/seo.jpg`
 * @param whole the pictures that earlier checks found complete; this one adds to it
 */
export const checkPictures = async (
  root: string,
  used: ReadonlySet<string>,
  whole: WholePictures,
): Promise<ValidationError[]> => {
  const names = filesBelow(path.join(root, "content/media")).filter(
    (name) => !isOfOtherProgram(path.posix.basename(name)),
  );
  const found = await Promise.all(
    names.map(async (name) => {
      if (!plainName.test(name)) return [{ name, problem: misnamed }];
      const problems = await pictureProblems(path.join(root, "content/media", name), whole);
      const all = [...problems, used.has(`/media/${name}`) ? undefined : unused];
      return all.filter((problem) => problem !== undefined).map((problem) => ({ name, problem }));
    }),
  );
  return found.flat().map(({ name, problem }) => ({ file: `content/media/${name}`, field: "", ...problem }));
};
