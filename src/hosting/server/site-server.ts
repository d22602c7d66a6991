import { createServer, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from "fastify";
import { apiRoutes, isAdminPath, operatorPaths } from "../../domain/paths";
import type { RunningEndpoints } from "../../server/endpoints";
import { errorName } from "../../server/error-name";
import { inTime } from "../../server/time-limit";
import { cacheControl, encodingSuffixes, type Manifest, type PublishedFile } from "../manifest";
import { createRouting } from "./routing";

/** Limits for clients. A shutdown accepts requests for another `graceMs` before it drains them. */
export const defaultLimits = {
  requestMs: 30_000,
  // Includes the time to receive the body.
  handlerMs: 45_000,
  idleMs: 60_000,
  graceMs: 1000,
  drainMs: 25_000,
  connections: 10_000,
};

/** How many requests may be queued on a connection (HTTP pipelining). */
const maxPipelined = 16;

/** Limits of the cache in memory, per file and in total. Other files are read from disk at every request. */
const maxCachedBytes = { file: 100_000, all: 50_000_000 };

/** The names of a request's conditional and range headers. */
const conditions = ({ headers }: FastifyRequest): string[] =>
  Object.keys(headers).filter((name) => /^(?:if-|range$)/.test(name));

/** Whether a whole file is requested as browsers do, which accept both precompressed encodings. */
const asksForWholeFile = (request: FastifyRequest): boolean => {
  const accepted = (request.headers["accept-encoding"]?.toString() ?? "").split(/,[ \t]*/);
  const acceptsBoth = Object.keys(encodingSuffixes).every((encoding) => accepted.includes(encoding));
  return request.method === "GET" && acceptsBoth && conditions(request).length === 0;
};

interface SiteServerOptions {
  manifest: Manifest;
  publicFolder: string;
  endpoints: Omit<RunningEndpoints, "problems" | "stop">;
  limits?: Partial<typeof defaultLimits>;
}

/** Creates the server of a built site. `publicFolder` is absolute; `close` shuts down gracefully. */
export const createSiteServer = ({ manifest, publicFolder, endpoints, ...options }: SiteServerOptions) => {
  const limits = { ...defaultLimits, ...options.limits };
  const findRoute = createRouting(manifest);
  const { headers } = manifest;
  const routes = new WeakMap<FastifyReply, PublishedFile>();
  /** Small files as they are sent to browsers. */
  const cached = new Map<string, { headers: ReturnType<FastifyReply["getHeaders"]>; body: Buffer }>();
  let cachedBytes = 0;
  let inFlight = 0;
  const waiting = new WeakMap<Socket, number>();

  const app = Fastify({
    serverFactory: (handle) =>
      createServer(
        {
          requestTimeout: limits.requestMs,
          // Longer than proxies keep connections alive, so that they close them first.
          keepAliveTimeout: 65_000,
          connectionsCheckingInterval: 1000,
        },
        (request, response) => {
          const begin = () => {
            inFlight += 1;
            response.once("close", () => (inFlight -= 1));
            handle(request, response);
          };
          if (response.socket !== null) return begin();
          // A pipelined request is not notified when the client disconnects, and would keep its file open.
          const { socket } = request;
          const before = waiting.get(socket) ?? 0;
          // Node keeps reading pipelined requests into memory.
          if (before >= maxPipelined) return void socket.destroy();
          waiting.set(socket, before + 1);
          response.once("socket", () => {
            waiting.set(socket, (waiting.get(socket) ?? 0) - 1);
            begin();
          });
        },
      ).setTimeout(limits.idleMs),
    return503OnClosing: false,
    // It would also limit a shutdown, which takes longer.
    pluginTimeout: 0,
    frameworkErrors: (error, { raw }, reply) => {
      const isPath = error.code === "FST_ERR_BAD_URL" && raw.url?.startsWith("/");
      if (!isPath) return void sendStatus(reply, error.statusCode ?? 400);
      // A path that cannot be decoded, such as a truncated link, gets the 404 page.
      raw.url = raw.url?.replaceAll("%", "%25");
      app.routing(raw, reply.raw);
    },
  });
  app.server.maxConnections = limits.connections;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _body, done) => done(null));
  app.register(fastifyStatic, { root: publicFolder, serve: false, preCompressed: true, cacheControl: false });

  /** Sends a status with its reason phrase. */
  const sendStatus = (reply: FastifyReply, status: number, more: Record<string, string> = {}) =>
    reply
      .code(status)
      .headers({ ...headers, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...more })
      .send(`${STATUS_CODES[status] ?? status}\n`);

  app.addHook("onRequest", async (_request, reply) => void reply.headers(headers));

  app.addHook("onSend", async (request, reply, payload) => {
    const route = routes.get(reply);
    if (route === undefined || reply.statusCode >= 300) return payload;
    // @fastify/static derives the type of a precompressed file only from its extension.
    reply.header("content-type", route.type);
    const size = Number(reply.getHeader("content-length"));
    if (!asksForWholeFile(request) || size > maxCachedBytes.file || cachedBytes + size > maxCachedBytes.all)
      return payload;
    const body = await buffer(payload as Readable);
    if (!cached.has(route.file)) cachedBytes += size;
    cached.set(route.file, { headers: reply.getHeaders(), body });
    return body;
  });

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const failed = error.statusCode ?? 500;
    // A 500 for page data makes Gatsby's client request /500.html endlessly; a 503 is retried three times.
    const status = failed === 500 && (request.is404 || routes.has(reply)) ? 503 : failed;
    if (status >= 500) endpoints.logger.error({ error: errorName(error) }, "a request could not be answered");
    if (reply.raw.headersSent) reply.raw.destroy();
    else sendStatus(reply.removeHeader("content-encoding"), status, status === 503 ? { "retry-after": "60" } : {});
  });

  app.setNotFoundHandler((request, reply) => {
    if (!["GET", "HEAD"].includes(request.method)) return void sendStatus(reply, 405, { allow: "GET, HEAD" });
    const file = manifest.fallbacks.find(({ below }) => request.url.startsWith(below))?.file ?? "404.html";
    // Conditions apply to successful responses only.
    for (const name of conditions(request)) request.raw.headers[name] = undefined;
    reply.code(404).headers({ "cache-control": cacheControl(false), vary: "accept-encoding" });
    reply.sendFile(file, { etag: false, lastModified: false, acceptRanges: false });
  });

  app.get<{ Params: { "*": string } }>("/*", (request, reply) => {
    const route = findRoute(`/${request.params["*"]}`, /\?.*/.exec(request.url)?.[0] ?? "");
    if (route === undefined) return void reply.callNotFound();
    if ("to" in route) return void sendStatus(reply, route.status, { location: route.to });
    const found = asksForWholeFile(request) ? cached.get(route.file) : undefined;
    if (found !== undefined) return void reply.headers(found.headers).send(found.body);
    routes.set(reply, route);
    reply.header("cache-control", cacheControl(route.immutable));
    if (route.precompressed) reply.header("vary", "accept-encoding");
    if (isAdminPath(route.path)) reply.headers(manifest.adminHeaders);
    reply.sendFile(route.file);
  });

  app.addHook("onResponse", async ({ method }, { raw, elapsedTime }) =>
    endpoints.metrics.observeRequest({ method, status: raw.statusCode, seconds: elapsedTime / 1000 }),
  );
  app.get(operatorPaths.metrics, async (request, reply) => {
    const { status, contentType, body } = await endpoints.metrics.answer(request.headers.authorization);
    if (status !== 200) return sendStatus(reply, status);
    return reply.headers({ "content-type": contentType, "cache-control": "no-store" }).send(body);
  });

  let isClosing = false;
  let readiness = { since: -Infinity, answer: Promise.resolve(false) };
  app.get(operatorPaths.alive, (_request, reply) => void sendStatus(reply, 200));
  app.get(operatorPaths.ready, async (_request, reply) => {
    // The check writes to the database, so it runs once a second at most.
    if (performance.now() - readiness.since > 1000)
      readiness = { since: performance.now(), answer: inTime(5000, endpoints.isReady()).catch(() => false) };
    return sendStatus(reply, !isClosing && (await readiness.answer) ? 200 : 503);
  });

  for (const name of Object.keys(apiRoutes) as (keyof typeof apiRoutes)[])
    app.all(apiRoutes[name], async (request, reply) => {
      for (const header of Object.entries(headers)) reply.raw.setHeader(...header);
      await inTime(limits.handlerMs, endpoints[name](request.raw, reply.raw));
      return reply;
    });

  app.addHook("preClose", async () => {
    isClosing = true;
    await sleep(limits.graceMs);
    app.server.close();
    const end = performance.now() + limits.drainMs;
    while (inFlight > 0 && performance.now() < end) await sleep(20);
    // Idle connections and those with incomplete requests would stay open for as long as clients like.
    app.server.closeAllConnections();
  });
  return app;
};
