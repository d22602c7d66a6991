import { createHash } from "node:crypto";
import type { Manifest } from "../manifest";

/** What a configuration of nginx depends on besides the build. */
export interface NginxOptions {
  /** The site's domain. */
  serverName: string;
  /** The whole path of the folder that browsers see. */
  publicFolder: string;
  /** Where the Node server listens, such as `127.0.0.1:9000`: one address for each instance. */
  upstreams: readonly string[];
  /** The file with the certificate and those that lead to its authority. */
  certificate: string;
  certificateKey: string;
  /** What `listen` is given: ports, or addresses with ports. */
  listen: { http: readonly string[]; https: readonly string[] };
  /** Whether nginx has the module that sends files compressed by brotli. */
  brotli: boolean;
  /** Where a client of a certificate authority leaves its answers, if it uses a folder for them. */
  challengeFolder?: string | undefined;
}

/** All that a configuration is made from. */
export interface Site extends NginxOptions {
  manifest: Manifest;
  /** The domain as a part of names: all sites of an nginx share its names. */
  name: string;
}

/** As long as a name may be so that nginx takes it with something behind it. */
const longestName = 22;

const nameOf = (domain: string): string => {
  // A variable whose name begins with a digit would be a part of the last match.
  const name = domain
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "_")
    .replace(/^(?=\d)/, "site_");
  const hash = createHash("sha256").update(domain).digest("hex").slice(0, 8);
  return name.length > longestName ? `${name.slice(0, longestName - hash.length - 1)}_${hash}` : name;
};

export const siteOf = (manifest: Manifest, options: NginxOptions): Site => ({
  ...options,
  manifest,
  name: nameOf(options.serverName),
});
