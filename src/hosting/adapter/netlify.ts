import path from "node:path";
import type { IAdapter } from "gatsby";
import createNetlifyAdapter from "gatsby-adapter-netlify";
import type { AdaptContext } from "./adapt-context";
import { publicFolder } from "../manifest";
import { cleanOutput } from "./clean-output";
import { warnOfMissingDatabase } from "./netlify-database";
import { withNeededFiles } from "./netlify-functions";
import { headerRules, netlifyRoutes } from "./netlify-routes";
import { publishedFiles } from "./routes";
import { inlineScriptHashes } from "./script-hashes";

const htmlFiles = (routes: AdaptContext["routesManifest"]): string[] =>
  publishedFiles(routes)
    .filter(({ file }) => file.endsWith(".html"))
    .map(({ file }) => path.join(publicFolder, file));

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
      const routesManifest = await netlifyRoutes(context.routesManifest);
      const scriptHashes = await inlineScriptHashes(htmlFiles(routesManifest));
      await official.adapt({
        ...context,
        routesManifest,
        headerRoutes: headerRules(routesManifest, scriptHashes),
        functionsManifest: await withNeededFiles(context.functionsManifest, process.cwd()),
      });
    },
  };
};
