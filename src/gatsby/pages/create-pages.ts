import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { blogFolders, postPath, routes } from "../../domain/paths";
import { allRedirects } from "../../domain/redirects";
import type { PageContent } from "../listed-pages/page-content";
import { blogPages } from "./create-blog-pages";

const template = (name: string): string => path.resolve(`src/templates/${name}.tsx`);

/** The permanent redirects: those in content, of other spellings and of former slugs. */
export const redirectsOf = ({ services, industries, legalPages, posts, redirects }: PageContent) =>
  allRedirects(
    redirects.redirects,
    services.nodes.map(({ path: place }) => place),
    [services, industries, legalPages, posts].flatMap(({ nodes }) => nodes),
  );

/**
 * A page for every service, industry and legal page, those of the blog, and the
 * redirects. A page's context is its node's id and what else its query cannot
 * do without, so that an edit rebuilds only the pages that show it.
 */
export const createSitePages = ({ actions }: CreatePagesArgs, content: PageContent): void => {
  const kinds = [
    { nodes: content.services.nodes, component: template("service") },
    { nodes: content.industries.nodes, component: template("industry") },
    { nodes: content.legalPages.nodes, component: template("legal-page") },
  ];
  for (const { nodes, component } of kinds) {
    for (const { id, path: place } of nodes) actions.createPage({ path: place, component, context: { id } });
  }
  for (const { path: place, template: name, context } of blogPages(content.posts.nodes)) {
    actions.createPage({ path: place, component: template(name), context });
  }
  for (const { from, to } of redirectsOf(content)) {
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true, ignoreCase: false });
  }
  // Rules with this status lead nowhere: they say which page answers for what is not there.
  for (const folder of Object.values(blogFolders)) {
    actions.createRedirect({ fromPath: `${folder}/*`, toPath: routes.notFound, statusCode: 404 });
  }
  actions.createRedirect({ fromPath: postPath("*"), toPath: routes.postNotFound, statusCode: 404 });
};
