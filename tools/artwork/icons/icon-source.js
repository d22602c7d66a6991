import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Mistake } from "../mistake.js";
import { iconAddress } from "./icon-address.js";

const root = path.dirname(import.meta.dirname);

/** @param {string} name */
const fileOf = (name) => path.join(root, iconAddress(name));

/** @param {string} name */
const similarTo = (name) =>
  readdirSync(path.dirname(fileOf(name)))
    .map((file) => path.basename(file, ".svg"))
    .filter((other) => other.startsWith(name.slice(0, 4)));

/**
 * @param {string} name such as "heart" or "heart-fill"
 * @throws {Mistake} when there is no such icon
 */
export const checkIcon = (name) => {
  if (existsSync(fileOf(name))) return;
  const similar = similarTo(name).slice(0, 8).join(", ") || "none that is alike";
  throw new Mistake(`no icon named ${name} (similar: ${similar}); see https://phosphoricons.com`);
};

/**
 * What stands inside an icon's <svg>.
 *
 * @param {string} name such as "heart" or "heart-fill"
 * @throws {Mistake} when there is no such icon
 */
export const iconSource = (name) => {
  checkIcon(name);
  return readFileSync(fileOf(name), "utf8").replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
};
