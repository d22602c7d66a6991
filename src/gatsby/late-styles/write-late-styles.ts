import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { projectFolder } from "../project-folder";
import { heldStylesIn } from "./held-styles";

/** Where browsers may keep files for ever; the names of these change with what they say. */
const place = "static";

const fileName = (css: string): string => `late-${createHash("sha256").update(css).digest("hex").slice(0, 12)}.css`;

/**
 * Browsers draw what stands before the link, and wait with the rest until the styles are there. Firefox would show the
 * rest without them if no script stood behind (https://github.com/whatwg/html/issues/1349).
 */
const link = (address: string): string => `<link rel="stylesheet" href="${address}"><script> </script>`;

/**
 * Takes the late styles out of a page's HTML and names their file in their place.
 *
 * @param publicFolder what the site publishes
 * @param file the page's HTML; one without late styles, or whose styles have their file already, is left alone
 */
export const nameLateStyles = async (publicFolder: string, file: string): Promise<void> => {
  const html = await readFile(file, "utf8");
  const [held, css] = heldStylesIn.exec(html) ?? [];
  if (held === undefined || css === undefined) return;
  const name = fileName(css);
  await mkdir(path.join(publicFolder, place), { recursive: true });
  await writeFile(path.join(publicFolder, place, name), css);
  await writeFile(
    file,
    html.replace(held, () => link(`/${place}/${name}`)),
  );
};

/**
 * Gives the late styles of all pages their files. It is done when the pages are there: a page that wrote files while it
 * is rendered would be rendered again by every build.
 */
export const writeLateStyles = async ({ store }: BuildArgs): Promise<void> => {
  const publicFolder = path.join(projectFolder(store), "public");
  const { pages } = store.getState() as { pages: ReadonlyMap<string, unknown> };
  for (const page of pages.keys())
    await nameLateStyles(publicFolder, path.join(publicFolder, page.endsWith(".html") ? page : `${page}/index.html`));
};
