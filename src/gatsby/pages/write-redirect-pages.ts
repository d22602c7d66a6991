import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { escapeHtml } from "../../domain/escape-html";
import { readPageContent } from "../listed-pages/page-content";
import { redirectsOf } from "./create-pages";

const leadsOn = 'http-equiv="refresh"';

/** A page that leads on by itself where no server does, with the canonical address for crawlers. */
const redirectPage = (siteUrl: string, to: string): string => {
  const target = escapeHtml(to);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page has moved</title>
<link rel="canonical" href="${escapeHtml(siteUrl)}${target}">
<meta name="robots" content="noindex">
<meta ${leadsOn} content="0; url=${target}">
<p>This page has moved to <a href="${target}">${target}</a>.</p>
</html>
`;
};

/**
 * Redirect rules do nothing on a plain static host, so each one is written as a
 * page as well. A page that is already there is kept: on a file system that
 * ignores case, `/services/domain` and `/services/Domain` are the same file.
 */
export const writeRedirectPages = async ({ graphql }: BuildArgs): Promise<void> => {
  const content = await readPageContent(graphql);
  for (const { from, to } of redirectsOf(content)) {
    const file = path.join("public", from, "index.html");
    if (existsSync(file) && !(await readFile(file, "utf8")).includes(leadsOn)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, redirectPage(content.siteSettings.url, to));
  }
};
