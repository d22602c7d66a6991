import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { adminSecurityHeaders, securityHeaders } from "../../src/domain/hosting/security-headers";
import type { apiRoutes } from "../../src/domain/paths";
import { describeFiles } from "../../src/hosting/adapter/node-adapter";
import type { Manifest } from "../../src/hosting/manifest";
import { createSiteServer, type defaultLimits } from "../../src/hosting/server/site-server";
import type { Handler } from "../../src/server/http/handler";
import { createMetrics } from "../../src/server/metrics";
import { memoryLog } from "../unit/server/support/memory-log";
import { askHttp, type HttpQuestion } from "./http-get";
import { temporaryFolder } from "./temporary-folder";

const pages = ["", "/about", "/admin", "/administration", "/blog", "/blog/404", "/blog/first", "/services/Design"];

const files = [
  ...["/404.html", "/admin/editor.js", "/app-0a1b2c3d4e5f6a7b8c9d.js", "/rss.xml", "/video/film.mp4"],
  ...["/.well-known/security.txt", "/media/Schön #1? 100%.txt", "/lost.txt", "/manifest.webmanifest"],
  ...["/pagefind/fragment/en_0a1b.pf_fragment", "/pagefind/index/en_0a1b.pf_index", "/static/0a1b/photo.avif"],
  ...["/page-data/about/page-data.json", "/pagefind/pagefind.en_0a1b.pf_meta", "/administration/index.html.br"],
];

const publishedWith = (pictures: number) => [
  ...pages.map((page) => ({ path: page || "/", file: `${page}/index.html`.slice(1), immutable: false })),
  ...[...files, ...Array.from({ length: pictures }, (_, index) => `/pictures/${index}.jpg`)].map((file) => ({
    path: file,
    file: file.slice(1),
    immutable: /^\/(app-|pagefind|static)/.test(file),
  })),
];

/** Must not be in any response. It is in files outside the public folder, and in an unpublished one in it. */
export const secret = "planted-secret";
const secretFiles = ["package.json", ".env", "public/unpublished.txt"];

export const METRICS_TOKEN = "0123456789abcdef";

/** In bytes. */
export const pictureSize = 99_000;

const contentOf = (file: string): Buffer | string => {
  if (file.endsWith(".jpg")) return Buffer.alloc(pictureSize);
  return file.endsWith(".mp4") ? randomBytes(600_000) : `This is ${file}. `.repeat(200);
};

const write = (file: string, content: Buffer | string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};

/** Writes a small site, as a build does. */
const writeSampleSite = async (folder: string, pictures: number): Promise<Manifest> => {
  const publicFolder = path.join(folder, "public");
  const published = publishedWith(pictures);
  for (const file of secretFiles) write(path.join(folder, file), JSON.stringify({ secret }));
  for (const { file } of published) write(path.join(publicFolder, file), contentOf(file));
  return {
    headers: securityHeaders({
      scriptHashes: ["sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="],
      connect: [],
    }),
    adminHeaders: adminSecurityHeaders({ connect: [], pictures: [] }),
    files: await describeFiles(published, publicFolder),
    redirects: [
      { from: "/old", to: "/about", status: 301 },
      { from: "/About", to: "/blog", status: 301 },
      { from: "/offer", to: "/about?from=offer#prices", status: 302 },
      { from: '/"team"', to: "/about#our%20team", status: 301 },
      { from: "/shop", to: "https://shop.example/?plan=$1#$host", status: 301 },
    ],
    fallbacks: [
      { below: "/blog/", file: "blog/404/index.html" },
      { below: "/", file: "404.html" },
    ],
  };
};

const fail = () => Promise.reject(new Error("This site has no such handler"));
const noHandlers = { contact: fail, formToken: fail, enquiryReceived: fail, cmsAuth: fail, cmsCallback: fail };

interface Options {
  pictures?: number;
  handlers?: Partial<Record<keyof typeof apiRoutes, Handler>>;
  isReady?: () => Promise<boolean>;
  limits?: Partial<typeof defaultLimits>;
}

/** Serves a small site in this process, with limits short enough for a test. */
export const startSampleSite = async ({ pictures = 0, handlers = {}, isReady, limits }: Options = {}) => {
  const { folder, dispose } = temporaryFolder("site");
  const publicFolder = path.join(folder, "public");
  const manifest = await writeSampleSite(folder, pictures);
  const log = memoryLog();
  const site = createSiteServer({
    manifest,
    publicFolder,
    endpoints: {
      ...noHandlers,
      ...handlers,
      isReady: isReady ?? (() => Promise.resolve(true)),
      logger: log.logger,
      metrics: createMetrics({ check: fail, deliveryCounts: fail, enquiryCounts: fail }, { METRICS_TOKEN }),
    },
    limits: { graceMs: 20, drainMs: 500, ...limits },
  });
  await site.listen({ port: 0, host: "127.0.0.1" });
  const { port } = site.server.address() as AddressInfo;
  return {
    folder,
    port,
    manifest,
    publicFolder,
    log,
    /** Reads a file of the public folder. */
    content: (file: string): Buffer => readFileSync(path.join(publicFolder, file)),
    /** Does something while a file of the public folder cannot be opened, not even by root: it is a socket. */
    whileUnopenable: async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
      const file = path.join(publicFolder, name);
      renameSync(file, `${file}.kept`);
      const socket = createServer().listen(file);
      try {
        await once(socket, "listening");
        return await work();
      } finally {
        socket.close();
        renameSync(`${file}.kept`, file);
      }
    },
    ask: (url: string, question?: HttpQuestion) => askHttp(port, url, question),
    close: () => site.close().finally(dispose),
  };
};

export type SampleSite = Awaited<ReturnType<typeof startSampleSite>>;
