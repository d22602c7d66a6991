import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { Parser } from "htmlparser2";
import { projectFolder } from "../project-folder";
import { type Bundles, startFile, startFunction } from "./names";

/** Where Gatsby writes the scripts that stand on every page. */
const slice = "_gatsby/slices/_gatsby-scripts-1.html";

/** How Gatsby's inline scripts set a variable of the window to a text. */
const assignment = /^window\.(___\w+)=("(?:[^"\\]|\\.)*");$/;

/**
 * Reads what Gatsby would have put at the end of every page.
 *
 * @param html the slice
 * @throws when a script in it is of another kind than Gatsby's are, or none is there
 */
export const bundlesOf = (html: string): Bundles => {
  const scripts: string[] = [];
  const globals: Record<string, string> = {};
  let text = "";
  const parser = new Parser({
    onopentag: (_, { src }) => {
      text = "";
      if (src !== undefined) scripts.push(src);
    },
    ontext: (data) => (text += data),
    onclosetag: () => {
      if (text.trim() === "") return;
      const [, name, value] = assignment.exec(text.trim()) ?? [];
      if (name === undefined || value === undefined)
        throw new Error(`${slice} holds a script that ${startFile} cannot take over: ${text.trim().slice(0, 80)}`);
      globals[name] = JSON.parse(value) as string;
      text = "";
    },
  });
  parser.end(html);
  if (scripts.length === 0) throw new Error(`${slice} names no scripts.`);
  return { scripts, globals };
};

/** Writes what the pages' loader asks for when the application is to start. */
export const writeStartFile = async ({ store }: BuildArgs): Promise<void> => {
  const folder = path.join(projectFolder(store), "public");
  const bundles = bundlesOf(await readFile(path.join(folder, slice), "utf8"));
  await writeFile(path.join(folder, startFile), `${startFunction}(${JSON.stringify(bundles)})`);
};
