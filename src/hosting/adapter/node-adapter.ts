import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { env } from "node:process";
import { Readable } from "node:stream";
import type { IAdapter } from "gatsby";
import { contentType } from "mime-types";
import { backendOrigins, cmsBackend } from "../../domain/cms/cms-environment";
import { adminSecurityHeaders, type PagePolicy, securityHeaders } from "../../domain/hosting/security-headers";
import { crawlerFiles, rssType } from "../../domain/paths";
import {
  type Manifest,
  manifestFile,
  type PublishedFile,
  publicFolder,
  serverFolder,
  withoutEncoding,
} from "../manifest";
import { writeNginxIncludes } from "./nginx-includes";
import { precompress } from "./precompress";
import { cleanOutput, publishedFiles, rulesOf } from "./routes";
import { writeServer } from "./server-bundle";

const typeOf = (file: string): string =>
  `/${file}` === crawlerFiles.rss
    ? `${rssType}; charset=utf-8`
    : contentType(path.basename(file)) || "application/octet-stream";

/** Precompresses the published files and describes them. Precompressed files are not listed themselves. */
export const describeFiles = async (
  published: ReturnType<typeof publishedFiles>,
  folder: string,
): Promise<PublishedFile[]> => {
  const names = new Set(published.map(({ file }) => file));
  const isPrecompressed = (file: string) => file !== withoutEncoding(file) && names.has(withoutEncoding(file));
  return Readable.from(published.filter(({ file }) => !isPrecompressed(file)))
    .map(
      async (one: (typeof published)[number]): Promise<PublishedFile> => {
        const type = typeOf(one.file);
        return { ...one, type, precompressed: await precompress(path.join(folder, one.file), type) };
      },
      // The default size of libuv's thread pool.
      { concurrency: 4 },
    )
    .toArray();
};

/**
 * Prepares a build for a machine with Node: `public/` for browsers, and in `dist/` the server, its manifest and the
 * files that nginx includes.
 */
export const nodeAdapter = (policy: () => PagePolicy): IAdapter => ({
  name: "node",
  config: () => ({ supports: { pathPrefix: false, trailingSlash: ["never"] } }),
  adapt: async ({ routesManifest, reporter }) => {
    await cleanOutput(publicFolder);
    const files = await describeFiles(publishedFiles(routesManifest), publicFolder);
    const manifest: Manifest = {
      headers: securityHeaders(policy()),
      adminHeaders: adminSecurityHeaders(backendOrigins(cmsBackend(env))),
      files,
      ...rulesOf(routesManifest),
    };
    await mkdir(serverFolder, { recursive: true });
    await Promise.all([writeServer(), writeNginxIncludes(manifest)]);
    await writeFile(path.join(serverFolder, manifestFile), JSON.stringify(manifest));
    reporter.info(`${files.length} files and ${manifest.redirects.length} redirects are ready: npm start`);
  },
});
