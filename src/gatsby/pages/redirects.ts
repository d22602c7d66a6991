import type { CreatePagesArgs } from "gatsby";
import { contentTypeNames } from "../../domain/content/content-types";
import { blogFolders, postPath, routes } from "../../domain/paths";
import { allRedirects } from "../../domain/redirects";
import { entryNodes } from "./entry-nodes";

/** The permanent redirects: those in content, of other spellings and of former slugs. */
const redirectsOf = (args: CreatePagesArgs) => {
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
