import path from "node:path";
import { parseArgs } from "node:util";
import { Mistake, unknownName } from "../mistake.js";
/** @import { Size } from "../stage/page.js" */

const root = path.dirname(import.meta.dirname);

/** @typedef {"render" | "video" | "list"} CommandName */

/**
 * @typedef {object} Options
 * @property {boolean} all
 * @property {boolean} help
 * @property {string} folder
 * @property {number | undefined} frames
 * @property {Size | undefined} size wins over that of the layout
 * @property {number} scale of the size of the layout
 * @property {number} seconds
 */

const flags = /** @type {const} */ ({
  all: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
  preview: { type: "boolean", default: false },
  out: { type: "string", default: path.join(root, "out") },
  frames: { type: "string" },
  width: { type: "string" },
  height: { type: "string" },
  seconds: { type: "string", default: "8" },
});

/** @param {string[]} words */
const parse = (words) => {
  try {
    return parseArgs({ args: words, allowPositionals: true, options: flags });
  } catch (error) {
    throw new Mistake(`${error instanceof Error ? error.message : String(error)} (see --help)`);
  }
};

/** @type {(name: string, value: string) => number} */
const wholeNumber = (name, value) => {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new Mistake(`--${name} has to be a whole number, not ${value}`);
  return number;
};

/** @type {(width: string | undefined, height: string | undefined) => Size | undefined} */
const sizeOf = (width, height) => {
  if (width === undefined && height === undefined) return undefined;
  if (width === undefined || height === undefined) throw new Mistake("--width and --height go together");
  return { width: wholeNumber("width", width), height: wholeNumber("height", height) };
};

/**
 * Reads the command line.
 *
 * @param {string[]} words
 * @returns {{ command?: CommandName, slugs: string[], options: Options }}
 * @throws {Mistake} when it cannot be understood
 */
export const readArguments = (words) => {
  const { values, positionals } = parse(words);
  const [command, ...slugs] = positionals;
  if (command !== undefined && command !== "render" && command !== "video" && command !== "list") {
    throw unknownName("command", command, ["render", "video", "list"]);
  }
  const { width, height, frames = values.preview ? "8" : undefined } = values;
  const options = {
    all: values.all,
    help: values.help,
    folder: path.resolve(values.out),
    frames: frames === undefined ? undefined : wholeNumber("frames", frames),
    size: sizeOf(width, height),
    scale: values.preview ? 0.5 : 1,
    seconds: wholeNumber("seconds", values.seconds),
  };
  return { command, slugs, options };
};
