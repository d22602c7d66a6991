import { bodyLimit, headerLimit } from "../../domain/hosting/limits";
import { functionLocations, proxySettings } from "./functions";
import { answerHeaders, plainHeaders } from "./headers";
import type { Site } from "./options";
import { connectionLimit } from "./rate-limits";
import { decisionLines, staticLocations, typeLines } from "./static-location";
import { block, literal, quoted } from "./syntax";

const identity = ({ serverName }: Site): string[] => [`server_name ${serverName};`, "server_tokens off;"];

/** The port of an address as a URL names it: not at all, when it is the usual one. */
const portOf = (address = ""): string => {
  const port = /\d+$/.exec(address)?.[0] ?? "443";
  return port === "443" ? "" : `:${port}`;
};

const tls = ({ name, certificate, certificateKey }: Site): string[] => [
  `ssl_certificate ${quoted(certificate)};`,
  `ssl_certificate_key ${quoted(certificateKey)};`,
  "ssl_protocols TLSv1.2 TLSv1.3;",
  "ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;",
  "ssl_prefer_server_ciphers off;",
  `ssl_session_cache shared:${name}:10m;`,
  "ssl_session_timeout 1d;",
  "ssl_session_tickets off;",
];

/** More than an enquiry can be, which therefore never stands in a temporary file. */
const bodyInMemory = "128k";

/** What a client may take. */
const limits: readonly string[] = [
  `client_max_body_size ${bodyLimit};`,
  `client_body_buffer_size ${bodyInMemory};`,
  `large_client_header_buffers 1 ${headerLimit};`,
  "client_header_timeout 10s;",
  "client_body_timeout 30s;",
];

/** Only siblings that the build has written are sent compressed. */
const compression = ({ brotli }: Site): string[] => [
  "gzip off;",
  "gzip_static on;",
  "gzip_vary on;",
  "gzip_proxied any;",
  ...(brotli ? ["brotli_static on;"] : []),
];

/** Leads from HTTP to HTTPS. */
export const httpServer = (site: Site): string[] =>
  block(
    "server",
    site.listen.http.map((address) => `listen ${address};`),
    identity(site),
    plainHeaders(site),
    "",
    ...(site.challengeFolder === undefined
      ? []
      : [block("location ^~ /.well-known/acme-challenge/", `root ${literal(site, site.challengeFolder)};`), ""]),
    block("location /", `return 301 https://${site.serverName}${portOf(site.listen.https[0])}$request_uri;`),
  );

/** The site itself. */
export const httpsServer = (site: Site): string[] =>
  block(
    "server",
    site.listen.https.map((address) => `listen ${address} ssl http2;`),
    identity(site),
    "",
    tls(site),
    "",
    limits,
    connectionLimit(site),
    "",
    `root ${literal(site, site.publicFolder)};`,
    "absolute_redirect off;",
    "merge_slashes off;",
    compression(site),
    typeLines(site),
    "",
    answerHeaders(site),
    "error_page 404 @missing;",
    "error_page 416 @unsatisfiable;",
    "",
    decisionLines(site),
    "",
    proxySettings,
    "",
    staticLocations(site),
    "",
    functionLocations(site),
  );
