import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { blogFolders, industryPath, legalPath, postPath, routes, servicePath } from "../../domain/paths";
import { allRedirects } from "../../domain/redirects";
import { blogPages, type PostNode } from "./create-blog-pages";

interface PageNodes {
  services: { nodes: { id: string; slug: string }[] };
  industries: { nodes: { id: string; slug: string }[] };
  posts: { nodes: PostNode[] };
  legalPages: { nodes: { id: string; slug: string }[] };
  redirects: { redirects: { from: string; to: string }[] };
}

const query = `
  query PageNodes {
    services: allService(filter: { comingSoon: { ne: true } }) { nodes { id slug } }
    industries: allIndustry { nodes { id slug } }
    posts: allPost { nodes { id slug date tags draft } }
    legalPages: allLegalPage { nodes { id slug } }
    redirects { redirects { from to } }
  }
`;

const template = (name: string): string => path.resolve(`src/templates/${name}.tsx`);

/**
 * A page for every service, industry and legal page, those of the blog, and the
 * redirects. A page's context is its node's id and what else its query cannot
 * do without, so that an edit rebuilds only the pages that show it.
 */
export const createSitePages = async ({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> => {
  const { data, errors } = await graphql<PageNodes>(query);
  if (data === undefined || errors !== undefined) {
    reporter.panicOnBuild("The pages could not be listed.", errors as Error | undefined);
    return;
  }
  const kinds = [
    { nodes: data.services.nodes, path: servicePath, component: template("service") },
    { nodes: data.industries.nodes, path: industryPath, component: template("industry") },
    { nodes: data.legalPages.nodes, path: legalPath, component: template("legal-page") },
  ];
  for (const { nodes, path: pathOf, component } of kinds) {
    for (const { id, slug } of nodes) actions.createPage({ path: pathOf(slug), component, context: { id } });
  }
  for (const { path: place, template: name, context } of blogPages(data.posts.nodes)) {
    actions.createPage({ path: place, component: template(name), context });
  }
  const servicePaths = data.services.nodes.map(({ slug }) => servicePath(slug));
  for (const { from, to } of allRedirects(data.redirects.redirects, servicePaths)) {
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true, ignoreCase: false });
  }
  // Rules with this status lead nowhere: they say which page answers for what is not there.
  for (const folder of Object.values(blogFolders)) {
    actions.createRedirect({ fromPath: `${folder}/*`, toPath: routes.notFound, statusCode: 404 });
  }
  actions.createRedirect({ fromPath: postPath("*"), toPath: routes.postNotFound, statusCode: 404 });
};
