import type { CreatePagesArgs } from "gatsby";
import { contentTypeNames } from "../../domain/content/content-types";
import { blogFolders, postPath, routes } from "../../domain/paths";
import { entryNodes } from "./entry-nodes";

/**
 * Registers the redirects in the content, one for each former path of a page, and one for each service path in lower
 * case, as people type it; and the 404 pages of unknown paths, which are rules with the status 404.
 */
export const createRedirects = (args: CreatePagesArgs): void => {
  const { createRedirect } = args.actions;
  const entries = contentTypeNames.flatMap((type) => entryNodes(args, type));
  const former = entries.flatMap(({ path: to, formerPaths }) =>
    to === undefined ? [] : formerPaths.map((from) => ({ from, to })),
  );
  const written = [...(entryNodes(args, "Redirects")[0]?.redirects ?? []), ...former];
  const services = entryNodes(args, "Service").flatMap((service) => service.path ?? []);
  const taken = new Set([...services, ...written.map(({ from }) => from)]);
  const lowered = services.map((path) => ({ from: path.toLowerCase(), to: path }));
  for (const { from, to } of [...written, ...lowered.filter((rule) => !taken.has(rule.from))])
    createRedirect({ fromPath: from, toPath: to, isPermanent: true, ignoreCase: false });
  for (const folder of Object.values(blogFolders))
    createRedirect({ fromPath: `${folder}/*`, toPath: routes.notFound, statusCode: 404 });
  createRedirect({ fromPath: postPath("*"), toPath: routes.postNotFound, statusCode: 404 });
};
