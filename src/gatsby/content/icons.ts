import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = path.resolve("node_modules/@phosphor-icons/core/assets/regular");

/** The names of all icons that content may use. */
export const iconNames = (): ReadonlySet<string> =>
  new Set(readdirSync(folder).map((file) => path.basename(file, ".svg")));

/** An icon's SVG. The content check ensures that it exists. */
export const iconSvg = (name: string): string => readFileSync(path.join(folder, `${name}.svg`), "utf8");

/** The SVG of every icon by its name. */
export const iconMarkup = (): Record<string, string> =>
  Object.fromEntries([...iconNames()].map((name) => [name, iconSvg(name)]));
