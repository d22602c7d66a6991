import type { Site } from "./options";
import { functionLimit } from "./rate-limits";
import { block, quoted } from "./syntax";

/** What tells whoever watches over the server how it is. Nobody else has to know. */
const probes = ["/healthz", "/readyz"];

const fromThisMachine = ["allow 127.0.0.1;", "allow ::1;", "deny all;"];

/** The Node server, and the connections to it that are kept. It keeps them longer, so that none ends under a request. */
export const upstreamBlock = ({ name, upstreams }: Site): string[] =>
  block(
    `upstream ${name}`,
    upstreams.map((address) => `server ${address};`),
    "keepalive 32;",
    "keepalive_timeout 60s;",
  );

/** How requests are passed on. The Node server answers within 30 seconds, even if only that it could not. */
export const proxySettings: readonly string[] = [
  "proxy_http_version 1.1;",
  'proxy_set_header Connection "";',
  "proxy_set_header Host $http_host;",
  "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
  "proxy_set_header X-Forwarded-Proto $scheme;",
  "proxy_connect_timeout 5s;",
  "proxy_send_timeout 30s;",
  "proxy_read_timeout 35s;",
];

const proxied = ({ name }: Site, path: string, access: readonly string[]): string[] =>
  block(`location = ${quoted(path)}`, access, `proxy_pass http://${name};`);

/** What the Node server answers. */
export const functionLocations = (site: Site): string[] => [
  ...site.manifest.functions.flatMap(({ path }) => proxied(site, path, functionLimit(site))),
  ...probes.flatMap((path) => proxied(site, path, fromThisMachine)),
];
