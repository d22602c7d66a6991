import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Headers, type Manifest, serverFolder } from "../manifest";

/** Quotes a string for nginx, which cannot escape a dollar sign. */
const quote = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

const headerLines = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);

/** Keeps the visitor's query, unless the target has its own. Encodes dollar signs, which `from` cannot have. */
const redirectLine = ({ from, to, status }: Manifest["redirects"][number]): string => {
  const [target = "", ...fragment] = to.replaceAll("$", "%24").split(/(?=#)/);
  const query = target.includes("?") ? "" : "$is_args$args";
  return `location = ${quote(from)} { return ${status} ${quote(target).slice(0, -1)}${query}${fragment.join("")}"; }`;
};

/** Writes the files that `deploy/nginx.conf` includes, which depend on the build. */
export const writeNginxIncludes = async (manifest: Manifest, folder = `${serverFolder}/nginx`): Promise<void> => {
  const { headers, adminHeaders, redirects, fallbacks } = manifest;
  await mkdir(folder, { recursive: true });
  for (const [name, lines] of Object.entries({
    "headers.conf": headerLines(headers),
    "admin-headers.conf": headerLines(adminHeaders),
    "redirects.conf": redirects.map(redirectLine),
    "missing.conf": fallbacks.map(({ below, file }) => `${quote(`~^${below}`)} ${quote(`/${file}`)};`),
  }))
    await writeFile(path.join(folder, name), `# Written by the build.\n${lines.join("\n")}\n`);
};
