import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { rounded } from "../rounded-icons";

const folder = path.resolve("node_modules/@phosphor-icons/core/assets/regular");

/** The names of all icons that content may use. */
export const iconNames = (): ReadonlySet<string> =>
  new Set(readdirSync(folder).map((file) => path.basename(file, ".svg")));

const drawn = (name: string): string => readFileSync(path.join(folder, `${name}.svg`), "utf8");

/** An icon's SVG. The content check has made sure that it exists. */
export const iconSvg = (name: string): string => rounded(drawn(name));

/** The SVG of every icon by its name, as it was drawn. */
export const iconMarkup = (): Record<string, string> =>
  Object.fromEntries([...iconNames()].map((name) => [name, drawn(name)]));
