import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { env } from "node:process";
import type { IAdapter } from "gatsby";
import createNetlifyAdapter from "gatsby-adapter-netlify";
import { backendOrigins, cmsBackend } from "../../domain/cms/cms-environment";
import { adminSecurityHeaders, type PagePolicy, securityHeaders } from "../../domain/hosting/security-headers";
import { adminPath, apiRoutes, crawlerFiles, routes, rssType } from "../../domain/paths";
import { isPostgres } from "../../server/settings";
import { cacheControl, publicFolder } from "../manifest";
import { type AdaptContext, cleanOutput, hashedFolders, publishedFiles, type Routes } from "./routes";

/** Does not fail the build: the variable may be hidden from builds, and content previews need no database. */
export const warnOfMissingDatabase = (reporter: AdaptContext["reporter"]): void => {
  if (isPostgres(env["DATABASE_URL"] ?? "")) return;
  reporter.warn(
    "No enquiry can be stored. Set DATABASE_URL=postgres://… at Netlify, and deploy: docs/operators/netlify.md",
  );
};

/** Netlify's adapter names the file of a page after the page, and a 404 rule has to name the file. */
const netlifyRoutes = (all: Routes): Routes =>
  all
    .filter((route) => route.type !== "static" || existsSync(route.filePath))
    .map((route) =>
      route.type === "redirect" && route.status === 404 ? { ...route, toPath: `${route.toPath}.html` } : route,
    );

/**
 * The headers of files. Netlify merges the rules that match a path, and joins the values of a header that two of them
 * set, so each is set once. By default Netlify has other files revalidated.
 */
const headerRules = (all: Routes, policy: PagePolicy): AdaptContext["headerRoutes"] => {
  const immutable = [{ key: "cache-control", value: cacheControl(true) }];
  const typed = (file: string, value: string) => ({ path: file, headers: [{ key: "Content-Type", value }] });
  const files = publishedFiles(all);
  const chunks = files.filter(
    (file) => file.immutable && !hashedFolders.some((folder) => file.path.startsWith(folder)),
  );
  return [
    { path: "/*", headers: Object.entries(securityHeaders(policy)).map(([key, value]) => ({ key, value })) },
    ...hashedFolders.map((folder) => ({ path: `${folder}*`, headers: immutable })),
    ...chunks.map((file) => ({ path: file.path, headers: immutable })),
    // Netlify does not know these types. Its own header is replaced only if the name has the same case.
    typed("/manifest.webmanifest", "application/manifest+json"),
    typed(crawlerFiles.rss, `${rssType}; charset=utf-8`),
  ];
};

/** Where Netlify looks for edge functions that a build generates (https://docs.netlify.com/frameworks-api). */
export const adminHeadersFile = ".netlify/v1/edge-functions/admin-headers.mjs";

/**
 * Writes an edge function that sets the editor's headers. A rule in `_headers` could not: the rule for all paths
 * matches as well, and a second Content-Security-Policy can only restrict further.
 */
export const writeAdminHeaders = async (headers: Readonly<Record<string, string>>): Promise<void> => {
  await mkdir(path.dirname(adminHeadersFile), { recursive: true });
  await writeFile(
    adminHeadersFile,
    `// Written by the build: the editor's own headers.
const headers = ${JSON.stringify(headers, null, 2)};

export default async (_request, context) => {
  const response = await context.next();
  if (response.ok || response.status === 304) {
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  }
  return response;
};

export const config = { path: ${JSON.stringify([adminPath, `${adminPath}/*`])} };
`,
  );
};

/** The pages that functions send to visitors without JavaScript: the confirmation page, and those with a form. */
const pagesForFunctions = (all: Routes): string[] =>
  publishedFiles(all)
    .filter(
      ({ path: page, file }) =>
        page === routes.enquiryReceived ||
        (file.endsWith(".html") && readFileSync(path.join(publicFolder, file), "utf8").includes(apiRoutes.contact)),
    )
    // The official adapter moves them there.
    .map(({ path: page }) => `${publicFolder}${page === routes.home ? "/index" : page}.html`);

/** Files that functions load at run time, unseen by bundlers: pages, and the PostgreSQL driver's packages. */
export const requiredFiles = (all: Routes): string[] => [
  ...pagesForFunctions(all),
  ...["pg", "pg-*", "pgpass", "postgres-*", "split2", "xtend"].map((name) => `node_modules/${name}/**`),
];

const compiled = ".cache/compiled";

/** Restores the cache, but keeps the `gatsby-node.ts` that Gatsby has just compiled: the cache holds an older one. */
const keepCompiled = async <Result>(restore: () => Result): Promise<Awaited<Result>> => {
  const kept = await mkdtemp(path.join(tmpdir(), "compiled-"));
  await cp(compiled, kept, { recursive: true });
  const restored = await restore();
  await cp(kept, compiled, { recursive: true });
  await rm(kept, { recursive: true });
  return restored;
};

/**
 * Prepares a build for Netlify with the official adapter, which gets our headers, redirects and files instead of
 * Gatsby's.
 */
export const netlifyAdapter = (policy: () => PagePolicy): IAdapter => {
  const official = createNetlifyAdapter();
  const { cache } = official;
  return {
    ...official,
    ...(cache && { cache: { ...cache, restore: (context) => keepCompiled(() => cache.restore(context)) } }),
    adapt: async (context) => {
      warnOfMissingDatabase(context.reporter);
      await cleanOutput(publicFolder);
      const routesManifest = netlifyRoutes(context.routesManifest);
      const needed = requiredFiles(routesManifest);
      await writeAdminHeaders(adminSecurityHeaders(backendOrigins(cmsBackend(env))));
      await official.adapt({
        ...context,
        routesManifest,
        headerRoutes: headerRules(routesManifest, policy()),
        functionsManifest: context.functionsManifest.map((one) => ({
          ...one,
          requiredFiles: [...one.requiredFiles, ...needed],
        })),
      });
    },
  };
};
