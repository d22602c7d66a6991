import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { env } from "node:process";
import type { IAdapter } from "gatsby";
import { backendOrigins, cmsBackend } from "../../domain/cms/cms-environment";
import { adminSecurityHeaders, securityHeaders } from "../../domain/hosting/security-headers";
import { adminPath } from "../../domain/paths";
import { type Manifest, manifestFile, manifestSchema, publicFolder, serverFolder } from "../manifest";
import { bundleServer } from "./bundle-server";
import { cleanOutput } from "./clean-output";
import { copyFunctions } from "./functions";
import { fallbackRules, functionRoutes, publishedFiles, redirectRules, sitePages } from "./routes";
import { inlineScriptHashes } from "./script-hashes";
import { staticFiles } from "./static-files";

/**
 * Prepares a build for a plain Node machine: `public/` for browsers, and beside
 * it the server, its functions and the manifest of both.
 */
export const nodeAdapter = (): IAdapter => ({
  name: "node",
  config: () => ({ supports: { pathPrefix: false, trailingSlash: ["never"] } }),
  adapt: async ({ routesManifest, functionsManifest, reporter }) => {
    await cleanOutput(publicFolder);
    await mkdir(serverFolder, { recursive: true });
    const published = publishedFiles(routesManifest);
    const manifest: Manifest = {
      version: 1,
      headers: securityHeaders(await inlineScriptHashes(sitePages(published))),
      folders: [{ below: adminPath, headers: adminSecurityHeaders(backendOrigins(cmsBackend(env))) }],
      statics: await staticFiles(published, publicFolder),
      redirects: redirectRules(routesManifest),
      fallbacks: fallbackRules(routesManifest, published),
      functions: await copyFunctions(functionsManifest, functionRoutes(routesManifest), process.cwd()),
    };
    await bundleServer();
    await writeFile(path.join(serverFolder, manifestFile), JSON.stringify(manifestSchema.parse(manifest)));
    reporter.info(
      `${manifest.statics.length} files, ${manifest.redirects.length} redirects and ` +
        `${manifest.functions.length} functions are ready for the server: npm start`,
    );
  },
});
