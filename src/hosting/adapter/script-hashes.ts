import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Parser } from "htmlparser2";

/** How many inline scripts a build may have. More of them mean that pages have scripts of their own. */
const most = 12;

/** Whether a script is only data, such as JSON-LD, which no policy has to allow. */
const isData = (type = ""): boolean => type.endsWith("json");

/** The texts of the scripts that stand in a page and run. */
export const inlineScripts = (html: string): string[] => {
  const scripts: string[] = [];
  let text: string | undefined;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === "script" && attributes["src"] === undefined && !isData(attributes["type"])) text = "";
    },
    ontext: (data) => {
      if (text !== undefined) text += data;
    },
    onclosetag: (name) => {
      if (name !== "script" || text === undefined) return;
      scripts.push(text);
      text = undefined;
    },
  });
  parser.end(html);
  return scripts;
};

/** What may be a script, with its attributes and its text. */
const scriptElement = /<script\b([^>]*)>([\s\S]*?)(?:<\/script|$)/gi;

/** As our pages have their JSON-LD, which differs from page to page. */
const isOwnData = (attributes: string): boolean => attributes.trim() === 'type="application/ld+json"';

/** Whether a page has no script but those that are known: reading it whole would take many times as long. */
const saysNothingNew = (html: string, known: ReadonlySet<string>): boolean =>
  [...html.matchAll(scriptElement)].every(
    ([, attributes = "", text = ""]) => text === "" || known.has(text) || isOwnData(attributes),
  );

const hashOf = (script: string): string => `sha256-${createHash("sha256").update(script).digest("base64")}`;

/**
 * What a Content-Security-Policy has to name so that the inline scripts of a
 * build's pages run and no others do.
 *
 * @param files the pages' HTML files
 * @returns `sha256-…` of each script, in the order of the hashes
 * @throws when pages have scripts of their own: one policy could not name them all
 */
export const inlineScriptHashes = async (files: readonly string[]): Promise<string[]> => {
  const hashes = new Map<string, string>();
  const known = new Set<string>();
  for (const file of files) {
    const html = await readFile(file, "utf8");
    if (saysNothingNew(html, known)) continue;
    for (const script of inlineScripts(html)) {
      known.add(script);
      hashes.set(hashOf(script), file);
    }
  }
  if (hashes.size > most) {
    throw new Error(
      `The pages have ${hashes.size} different inline scripts, the last of them in ${[...hashes.values()].at(-1)}. ` +
        "The Content-Security-Policy names each, so a script in a page has to be the same on every page: " +
        "put what differs into attributes or into JSON.",
    );
  }
  return [...hashes.keys()].sort();
};
