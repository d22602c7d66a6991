import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Headers, type Manifest, serverFolder } from "../manifest";

/** A text as one word of nginx's configuration, which has no way to write a dollar sign. */
const word = (text: string): string => {
  if (text.includes("$")) throw new Error(`nginx would take the dollar sign for a variable: ${text}`);
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
};

const headerLines = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${word(value)} always;`);

/** The target with the visitor's query, unless it has one of its own. */
const redirectLine = ({ from, to, status }: Manifest["redirects"][number]): string => {
  const [target = "", ...fragment] = encodeURI(to).replaceAll("%25", "%").split(/(?=#)/);
  const query = target.includes("?") ? "" : "$is_args$args";
  return `location = ${word(from)} { return ${status} ${word(target).slice(0, -1)}${query}${fragment.join("")}"; }`;
};

/** Writes what of `deploy/nginx.conf` depends on the build: the files that it includes. */
export const writeNginxIncludes = async (manifest: Manifest, folder = `${serverFolder}/nginx`): Promise<void> => {
  const { headers, adminHeaders, redirects, fallbacks } = manifest;
  await mkdir(folder, { recursive: true });
  for (const [name, lines] of Object.entries({
    "headers.conf": headerLines(headers),
    "admin-headers.conf": headerLines(adminHeaders),
    "redirects.conf": redirects.map(redirectLine),
    "missing.conf": fallbacks.map(({ below, file }) => `${word(`~^${below}`)} ${word(`/${file}`)};`),
  }))
    await writeFile(path.join(folder, name), `# Written by the build.\n${lines.join("\n")}\n`);
};
