import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { FunctionsLifecycle } from "../../src/domain/hosting/functions-lifecycle";
import { staticFiles } from "../../src/hosting/adapter/static-files";
import type { Manifest } from "../../src/hosting/manifest";
import type { SiteFunction } from "../../src/hosting/server/function-answers";
import { defaultLimits, type Limits } from "../../src/hosting/server/limits";
import { createSiteServer } from "../../src/hosting/server/site-server";
import { memoryLog } from "../unit/server/support/memory-log";
import { askHttp, type HttpQuestion } from "./http-get";
import { joinPromiseRealms } from "./one-promise-realm";
import { sampleManifest } from "./sample-manifest";
import { temporaryFolder } from "./temporary-folder";

joinPromiseRealms();

/** What no answer may ever hold. It stands in files beside the public folder, and in one that no build published. */
export const planted = "planted-secret";

const secretFiles = ["package.json", ".env", "dist/manifest.json", "dist/server.js", "public/unpublished.txt"];

/** A name that is written in another way in an address. */
export const unusualPath = "/media/Schöne #1? & 100%.txt";
export const unusualAddress = "/media/Sch%C3%B6ne%20%231%3F%20&%20100%25.txt";

/** Larger than what the server keeps in memory, and random, so that nothing compresses it. */
const filmSize = 600_000;

const contentOf = (file: string): Buffer =>
  file.endsWith(".mp4") ? randomBytes(filmSize) : Buffer.from(`<!doctype html><p>This is ${file}. ${file.repeat(200)}`);

const write = (place: string, content: Buffer | string): void => {
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
};

const published = [
  ...sampleManifest.statics.map(({ path: route, file, immutable }) => ({ path: route, file, immutable })),
  { path: unusualPath, file: unusualPath.slice(1), immutable: false },
];

export const entryOf = (route: string): string => `functions${route}.js`;

/**
 * Writes a small site into a folder, as a build does, and secrets all around.
 *
 * @param functionPaths the addresses of its functions
 */
export const writeSampleSite = async (folder: string, functionPaths: readonly string[]): Promise<Manifest> => {
  const publicFolder = path.join(folder, "public");
  for (const file of secretFiles) write(path.join(folder, file), JSON.stringify({ planted }));
  for (const { file } of published) write(path.join(publicFolder, file), contentOf(file));
  return {
    ...sampleManifest,
    statics: await staticFiles(published, publicFolder),
    functions: functionPaths.map((route) => ({ path: route, entry: entryOf(route) })),
  };
};

interface Wanted {
  /** By their addresses. */
  functions?: Readonly<Record<string, SiteFunction>>;
  lifecycle?: FunctionsLifecycle;
  limits?: Partial<Limits>;
  /** Changes the manifest, or writes more files, before the server starts. */
  prepare?: (manifest: Manifest, publicFolder: string) => Promise<Manifest> | Manifest;
}

/** Serves a small site in this process. */
export const startSampleSite = async ({ functions = {}, lifecycle, limits, prepare = (it) => it }: Wanted = {}) => {
  const { folder, dispose } = temporaryFolder("site");
  const publicFolder = path.join(folder, "public");
  const manifest = await prepare(await writeSampleSite(folder, Object.keys(functions)), publicFolder);
  const log = memoryLog();
  const site = createSiteServer({
    manifest,
    publicFolder,
    functions: new Map(Object.entries(functions).map(([route, run]) => [entryOf(route), run])),
    lifecycle,
    limits: { ...defaultLimits, graceTime: 20, drainTime: 500, ...limits },
    logger: log.logger,
  });
  const port = await site.listen(0, "127.0.0.1");
  return {
    port,
    manifest,
    publicFolder,
    log,
    /** What stands in a file of the public folder. */
    content: (file: string): Buffer => readFileSync(path.join(publicFolder, file)),
    ask: (address: string, question?: HttpQuestion) => askHttp(port, address, question),
    stop: site.stop,
    close: async (): Promise<void> => {
      await site.stop().finally(dispose);
    },
  };
};

export type SampleSite = Awaited<ReturnType<typeof startSampleSite>>;
