import type { CreatePagesArgs } from "gatsby";
import { contentTypeNames } from "../../domain/content/content-types";
import { blogFolders, postPath, routes } from "../../domain/paths";
import { entryNodes } from "./entry-nodes";

interface Redirect {
  from: string;
  to: string;
}

/**
 * The marketers' rules, one for each former path of a page, and one for the lower-case form, which people type, of each
 * path with capitals.
 *
 * @param moved the pages that had other paths before
 * @param paths the paths whose lower-case form is answered
 */
export const allRedirects = (
  rules: readonly Redirect[],
  paths: readonly string[],
  moved: readonly { path?: string | undefined; formerPaths: readonly string[] }[] = [],
): Redirect[] => {
  const former = moved.flatMap(({ path: to, formerPaths }) =>
    to === undefined ? [] : formerPaths.map((from) => ({ from, to })),
  );
  const written = [...rules, ...former];
  const taken = new Set([...paths, ...written.map(({ from }) => from)]);
  const lowered = paths.map((path) => ({ from: path.toLowerCase(), to: path })).filter(({ from }) => !taken.has(from));
  return [...written, ...lowered];
};

/** Registers the redirects, and the 404 pages of unknown paths, which are rules with the status 404. */
export const createRedirects = (args: CreatePagesArgs): void => {
  const { createRedirect } = args.actions;
  const [list] = entryNodes(args, "Redirects");
  const services = entryNodes(args, "Service").flatMap((service) => service.path ?? []);
  const entries = contentTypeNames.flatMap((type) => entryNodes(args, type));
  for (const { from, to } of allRedirects(list?.redirects ?? [], services, entries))
    createRedirect({ fromPath: from, toPath: to, isPermanent: true, ignoreCase: false });
  for (const folder of Object.values(blogFolders))
    createRedirect({ fromPath: `${folder}/*`, toPath: routes.notFound, statusCode: 404 });
  createRedirect({ fromPath: postPath("*"), toPath: routes.postNotFound, statusCode: 404 });
};
