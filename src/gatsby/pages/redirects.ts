import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs, CreatePagesArgs } from "gatsby";
import { contentTypeNames } from "../../domain/content/content-types";
import { escapeHtml } from "../../domain/escape-html";
import { blogFolders, postPath, routes } from "../../domain/paths";
import { allRedirects } from "../../domain/redirects";
import { entryNodes } from "./entry-nodes";

type Nodes = Parameters<typeof entryNodes>[0];

/** The permanent redirects: those in content, of other spellings and of former slugs. */
const redirectsOf = (args: Nodes) => {
  const [list] = entryNodes(args, "Redirects");
  const services = entryNodes(args, "Service").flatMap((service) => service.path ?? []);
  const moved = contentTypeNames
    .flatMap((type) => entryNodes(args, type))
    .flatMap(({ path: to, formerPaths }) => (to === undefined ? [] : [{ path: to, formerPaths }]));
  return allRedirects(list?.redirects ?? [], services, moved);
};

/** Tells hosts of the redirects, and which pages answer for unknown paths: rules with the status 404 redirect nobody. */
export const createRedirects = (args: CreatePagesArgs): void => {
  const { createRedirect } = args.actions;
  for (const { from, to } of redirectsOf(args))
    createRedirect({ fromPath: from, toPath: to, isPermanent: true, ignoreCase: false });
  for (const folder of Object.values(blogFolders))
    createRedirect({ fromPath: `${folder}/*`, toPath: routes.notFound, statusCode: 404 });
  createRedirect({ fromPath: postPath("*"), toPath: routes.postNotFound, statusCode: 404 });
};

const refresh = 'http-equiv="refresh"';

const redirectPage = (siteUrl: string, to: string): string => {
  const target = escapeHtml(to);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page has moved</title>
<link rel="canonical" href="${escapeHtml(siteUrl)}${target}">
<meta name="robots" content="noindex">
<meta ${refresh} content="0; url=${target}">
<p>This page has moved to <a href="${target}">${target}</a>.</p>
</html>
`;
};

/**
 * A plain static host knows no redirects, so each one is a page as well. A page that is already there is kept: on a file
 * system that ignores case, `/services/domain` and `/services/Domain` are the same file.
 */
export const writeRedirectPages = async (args: BuildArgs): Promise<void> => {
  const [settings] = entryNodes(args, "SiteSettings");
  for (const { from, to } of redirectsOf(args)) {
    const file = path.join("public", from, "index.html");
    if (existsSync(file) && !(await readFile(file, "utf8")).includes(refresh)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, redirectPage(settings?.url ?? "", to));
  }
};
