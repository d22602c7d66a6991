import { cacheControl } from "../manifest";
import { mapBlock } from "./maps";
import type { Site } from "./options";
import { escapedExpression, literal, quoted, variable } from "./syntax";

/** What stands in a variable for a folder whose files have headers of their own. */
const folderMark = (index: number): string => `folder_${index + 1}/`;

const markOfFolder = (site: Site): string => variable(site, "own_headers");

/** Notes in which of these folders a file is. An answer that is no file has the headers of all others. */
const folderMap = (site: Site): string[] => {
  const lines = site.manifest.folders.map(
    ({ below }, index) => `${quoted(`~^ (?:200|304) ${escapedExpression(below)}(?:/|\\z)`)} ${folderMark(index)};`,
  );
  return mapBlock('"$upstream_addr $status $uri"', markOfFolder(site), lines);
};

/** What each folder says by a header of this name, as lines of a map whose keys begin with the folder's mark. */
const folderLines = (site: Site, name: string): string[] =>
  site.manifest.folders.flatMap(({ headers }, index) =>
    headers[name] === undefined ? [] : [`~^${folderMark(index)} ${literal(site, headers[name])};`],
  );

/** The headers of the manifest, each with the variable that holds its value. Names of variables have to be short. */
const sharedHeaders = (site: Site) =>
  Object.entries(site.manifest.headers).map(([name, value], index) => ({
    name,
    value: literal(site, value),
    upstream: `$upstream_http_${name.toLowerCase().replaceAll("-", "_")}`,
    own: variable(site, `header_${index + 1}`),
  }));

const sharedMaps = (site: Site): string[] =>
  sharedHeaders(site).flatMap(({ name, upstream, own, value }) => {
    const ofFolders = site.manifest.folders.map(
      ({ headers }, index) =>
        `${folderMark(index)} ${headers[name] === undefined ? value : literal(site, headers[name])};`,
    );
    return mapBlock(`"${markOfFolder(site)}${upstream}"`, own, `"" ${value};`, ofFolders);
  });

/** What depends on the answer. An answer has no upstream when nginx has found, missed or refused it by itself. */
const ownMaps = (site: Site): string[] => {
  const mark = markOfFolder(site);
  const ofFile = variable(site, "file_cache");
  const revalidated = literal(site, cacheControl({ immutable: false }));
  const immutable = literal(site, cacheControl({ immutable: true }));
  return [
    ...mapBlock(
      `"${mark}${variable(site, "immutable")}"`,
      ofFile,
      `"" ${revalidated};`,
      folderLines(site, "cache-control"),
      `default ${immutable};`,
    ),
    ...mapBlock(
      '"$upstream_addr $status"',
      variable(site, "cache"),
      `"~^ (?:200|304)$" ${ofFile};`,
      `" 404" ${revalidated};`,
      '"~^ " "no-store";',
    ),
    ...mapBlock('"$upstream_addr $status"', variable(site, "allow"), '" 405" "GET, HEAD";'),
    ...mapBlock(mark, variable(site, "robots"), folderLines(site, "x-robots-tag")),
  ];
};

/** Finds the values of the headers. */
export const headerMaps = (site: Site): string[] => [
  "# Whether a file is in a folder whose files have headers of their own.",
  ...folderMap(site),
  "",
  "# What every answer carries, unless the Node server has said it in its own way.",
  ...sharedMaps(site),
  "",
  "# How long an answer may be kept, which methods there are instead of a wrong one, and what is not to be found.",
  ...ownMaps(site),
];

const headerLines = (site: Site, except?: string): string[] =>
  sharedHeaders(site)
    .filter(({ name }) => name !== except)
    .map(({ name, own }) => `add_header ${name} ${own} always;`);

/** The headers of every answer. They stand in one place, since a block with headers of its own would drop them. */
export const answerHeaders = (site: Site): string[] => [
  ...headerLines(site),
  `add_header cache-control ${variable(site, "cache")} always;`,
  `add_header allow ${variable(site, "allow")} always;`,
  `add_header x-robots-tag ${variable(site, "robots")};`,
];

/** The same by HTTP, where browsers must not be told to insist on HTTPS (RFC 6797, section 7.2). */
export const plainHeaders = (site: Site): string[] => headerLines(site, "strict-transport-security");
