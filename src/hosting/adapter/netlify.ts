import { env } from "node:process";
import type { IAdapter } from "gatsby";
import createNetlifyAdapter from "gatsby-adapter-netlify";
import { backendOrigins, cmsBackend } from "../../domain/cms/cms-environment";
import { adminSecurityHeaders } from "../../domain/hosting/security-headers";
import { publicFolder } from "../manifest";
import { cleanOutput } from "./clean-output";
import { writeAdminHeaders } from "./netlify-admin-headers";
import { warnOfMissingDatabase } from "./netlify-database";
import { withNeededFiles } from "./netlify-functions";
import { headerRules, netlifyRoutes } from "./netlify-routes";
import { publishedFiles, sitePages } from "./routes";
import { inlineScriptHashes } from "./script-hashes";

/**
 * Prepares a build for Netlify by the official adapter, which is told of our
 * own headers, redirects and files instead of Gatsby's.
 */
export const netlifySiteAdapter = (): IAdapter => {
  const official = createNetlifyAdapter();
  return {
    ...official,
    adapt: async (context) => {
      warnOfMissingDatabase(context.reporter);
      await cleanOutput(publicFolder);
      const routesManifest = netlifyRoutes(context.routesManifest);
      const scriptHashes = await inlineScriptHashes(sitePages(publishedFiles(routesManifest)));
      await writeAdminHeaders(adminSecurityHeaders(backendOrigins(cmsBackend(env))));
      await official.adapt({
        ...context,
        routesManifest,
        headerRoutes: headerRules(routesManifest, scriptHashes),
        functionsManifest: await withNeededFiles(context.functionsManifest, process.cwd()),
      });
    },
  };
};
