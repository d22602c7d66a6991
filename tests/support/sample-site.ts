import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { types } from "node:util";
import type { FunctionsLifecycle } from "../../src/domain/hosting/functions-lifecycle";
import { adminSecurityHeaders, securityHeaders } from "../../src/domain/hosting/security-headers";
import { staticFiles } from "../../src/hosting/adapter/static-files";
import type { Manifest } from "../../src/hosting/manifest";
import type { SiteFunction } from "../../src/hosting/server/function-answers";
import { defaultLimits, type Limits } from "../../src/hosting/server/limits";
import { createSiteServer } from "../../src/hosting/server/site-server";
import { memoryLog } from "../unit/server/support/memory-log";
import { askHttp, type HttpQuestion } from "./http-get";
import { temporaryFolder } from "./temporary-folder";

// Jest runs tests in a realm of their own, where a promise of Node's own modules is no instance of `Promise`, and
// lru-cache waits for no other.
const ordinary = Function.prototype[Symbol.hasInstance];
Object.defineProperty(Promise, Symbol.hasInstance, {
  configurable: true,
  value(this: unknown, value: unknown): boolean {
    return this === Promise ? types.isPromise(value) : ordinary.call(this as () => void, value);
  },
});

const pages = ["", "/about", "/admin", "/administration", "/blog", "/blog/404", "/blog/first", "/services/Design"];

/** The film is larger than what the server keeps in memory. */
const files = [
  ...["/404.html", "/admin/editor.js", "/app-0a1b2c3d.js", "/rss.xml", "/video/film.mp4"],
  ...["/.well-known/security.txt", "/media/Schön #1? 100%.txt"],
];

const published = [
  ...pages.map((page) => ({ path: page || "/", file: `${page}/index.html`.slice(1), immutable: false })),
  ...files.map((file) => ({ path: file, file: file.slice(1), immutable: file.startsWith("/app-") })),
];

const redirects = [
  { from: "/old", to: "/about", status: 301 },
  { from: "/offer", to: "/about?from=offer#prices", status: 302 },
  { from: "/team", to: "/about#team", status: 301 },
  { from: "/shop", to: "https://shop.example/a%20b", status: 302 },
];

/** What no answer may hold. It stands in files around the public folder, and in one that no build has published. */
export const secret = "planted-secret";
const secretFiles = ["package.json", ".env", "public/unpublished.txt"];

const contentOf = (file: string) => (file.endsWith(".mp4") ? randomBytes(600_000) : `This is ${file}. `.repeat(200));

const write = (place: string, content: Buffer | string): void => {
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
};

export const entryOf = (route: string): string => `functions${route}.js`;

/**
 * Writes a small site into a folder, as a build does.
 *
 * @param functionPaths the addresses of its functions
 */
export const writeSampleSite = async (folder: string, functionPaths: readonly string[]): Promise<Manifest> => {
  const publicFolder = path.join(folder, "public");
  for (const file of secretFiles) write(path.join(folder, file), JSON.stringify({ secret }));
  for (const { file } of published) write(path.join(publicFolder, file), contentOf(file));
  return {
    version: 1,
    headers: securityHeaders(["sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="]),
    folders: [{ below: "/admin", headers: adminSecurityHeaders({ connect: [], pictures: [] }) }],
    statics: await staticFiles(published, publicFolder),
    redirects,
    fallbacks: [
      { below: "/blog/", file: "blog/404/index.html" },
      { below: "/", file: "404.html" },
    ],
    functions: functionPaths.map((route) => ({ path: route, entry: entryOf(route) })),
  };
};

interface Wanted {
  /** By their addresses. */
  functions?: Readonly<Record<string, SiteFunction>>;
  lifecycle?: Partial<FunctionsLifecycle>;
  limits?: Partial<Limits>;
  /** Changes the manifest, or writes more files, before the server starts. */
  prepare?: (manifest: Manifest, publicFolder: string) => Manifest;
}

/** Serves a small site in this process, with limits that a test can wait for. */
export const startSampleSite = async ({ functions = {}, lifecycle, limits, prepare = (it) => it }: Wanted = {}) => {
  const { folder, dispose } = temporaryFolder("site");
  const publicFolder = path.join(folder, "public");
  const manifest = prepare(await writeSampleSite(folder, Object.keys(functions)), publicFolder);
  const log = memoryLog();
  const site = createSiteServer({
    manifest,
    publicFolder,
    functions: new Map(Object.entries(functions).map(([route, run]) => [entryOf(route), run])),
    lifecycle: lifecycle && {
      start: () => Promise.resolve([]),
      isReady: () => Promise.resolve(true),
      stop: () => Promise.resolve(),
      ...lifecycle,
    },
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
    close: () => site.stop().finally(dispose),
  };
};

export type SampleSite = Awaited<ReturnType<typeof startSampleSite>>;
