import path from "node:path";
import { namedTypes } from "../../domain/hosting/named-types";
import { redirectStatuses } from "./address-maps";
import type { Site } from "./options";
import { block, quoted, variable } from "./syntax";

/** The types that the build gave to its files, by the ends of their names. */
export const typeLines = ({ manifest }: Site): string[] => {
  const common = manifest.statics.filter((file) => namedTypes[file.path] === undefined);
  const types = new Map(common.map(({ file, type }) => [path.posix.extname(file).slice(1), type]));
  const lines = [...types].filter(([end]) => end !== "").map(([end, type]) => `${quoted(type)} ${end};`);
  return ["default_type application/octet-stream;", ...block("types", lines.sort())];
};

/** Decides what an address means, before nginx looks for its location. */
export const decisionLines = (site: Site): string[] => {
  const [known, asked, elsewhere, file] = ["known", "asked", "elsewhere", "file"].map((name) => variable(site, name));
  const asPath = `${variable(site, "immutable")}${variable(site, "other")}`;
  return [
    "# A file is sent for its exact address only. Whatever else is known leads there.",
    `set ${known} "${variable(site, "page")}${asPath}";`,
    `set ${asked} ${variable(site, "bare")};`,
    `set ${elsewhere} ${known};`,
    `set ${file} "";`,
    ...block(
      `if (${known} = $uri)`,
      `set ${asked} "";`,
      `set ${elsewhere} "";`,
      `set ${file} "${variable(site, "page_file")}${asPath}";`,
    ),
  ];
};

const redirectLines = (site: Site): string[] => [
  ...redirectStatuses(site).flatMap((status) => {
    const moved = variable(site, `moved_${status}`);
    return block(`if (${moved})`, `return ${status} ${moved};`);
  }),
  ...block(`if (${variable(site, "elsewhere")})`, `return 301 ${variable(site, "address")}$is_args$args;`),
];

/** Files whose names end like those of others, with types of their own. */
const typedLocations = (site: Site): string[] =>
  site.manifest.statics
    .filter((file) => namedTypes[file.path] !== undefined)
    .flatMap((file) =>
      block(
        `location = ${file.path}`,
        "types {}",
        `default_type ${quoted(file.type)};`,
        `try_files ${variable(site, "file")} =404;`,
      ),
    );

/** Pages, files, and what is not there. */
export const staticLocations = (site: Site): string[] => [
  ...block("location /", redirectLines(site), `try_files ${variable(site, "file")} =404;`),
  ...typedLocations(site),
  ...block("location @missing", `try_files ${variable(site, "missing")} =404;`),
  "# nginx sees that a part does not exist when it has added the headers, and here adds none a second time.",
  ...block("location @unsatisfiable", 'add_header allow "";', "return 416;"),
];
