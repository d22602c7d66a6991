import type { StaticFile } from "../manifest";
import { createKeys, mapBlock } from "./maps";
import type { Site } from "./options";
import { literal, variable } from "./syntax";

/** Whether all that has to be known of a file is its path. */
const isPlain = ({ path, file, status }: StaticFile): boolean => status === 200 && path === `/${file}`;

const isPage = (file: StaticFile): boolean => !isPlain(file);
const isImmutable = (file: StaticFile): boolean => isPlain(file) && file.immutable;
const isOther = (file: StaticFile): boolean => isPlain(file) && !file.immutable;

const isElsewhere = ({ path, file, status }: StaticFile): boolean =>
  status === 404 || `/${file}` !== `${path}/index.html`;

/** A path as it stands in a `Location`. */
const encoded = (path: string): string => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** Finds the file that an address means, casing aside, in one of three maps. */
export const fileMaps = (site: Site): string[] => {
  const { statics } = site.manifest;
  const keyOf = createKeys(statics.map(({ path }) => path));
  const [bare, page, known] = [variable(site, "bare"), variable(site, "page"), variable(site, "known")];
  const pathMap = (purpose: string, kind: (file: StaticFile) => boolean): string[] => {
    const lines = statics.filter(kind).map(({ path }) => `${keyOf(path)} ${literal(site, path)};`);
    return mapBlock(bare, variable(site, purpose), lines);
  };
  const places = statics
    .filter((file) => isPage(file) && isElsewhere(file))
    .map(({ path, file, status }) => `${keyOf(path)} ${literal(site, status === 404 ? "" : `/${file}`)};`);
  const addresses = statics
    .filter(({ path }) => encoded(path) !== path)
    .map(({ path }) => `${keyOf(path)} ${literal(site, encoded(path))};`);
  return [
    "# Pages, files that may be kept for ever, and all others: the path of each.",
    ...pathMap("page", isPage),
    ...pathMap("immutable", isImmutable),
    ...pathMap("other", isOther),
    "",
    "# Where a page is. One that says that nothing is there is not found under its own address either.",
    ...mapBlock(page, variable(site, "page_file"), '"" "";', `default ${page}/index.html;`, places),
    "",
    "# How a path is written in an address.",
    ...mapBlock(known, variable(site, "address"), `default ${known};`, addresses),
  ];
};
