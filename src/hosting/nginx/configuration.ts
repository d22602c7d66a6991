import type { Manifest } from "../manifest";
import { addressMaps } from "./address-maps";
import { fileMaps } from "./file-maps";
import { upstreamBlock } from "./functions";
import { headerMaps } from "./headers";
import { hashSizes } from "./maps";
import { type NginxOptions, siteOf } from "./options";
import { limitZones } from "./rate-limits";
import { httpServer, httpsServer } from "./servers";
import { dollarLines } from "./syntax";

/**
 * Writes a configuration of nginx that answers as the Node server does: with
 * the files of a build from disk, and with its functions by asking that server.
 *
 * It belongs inside nginx's `http` block, once for each build.
 */
export const nginxConfiguration = (manifest: Manifest, options: NginxOptions): string => {
  const site = siteOf(manifest, options);
  const keys = [...manifest.statics.map(({ path }) => path), ...manifest.redirects.map(({ from }) => from)];
  const sections = [
    ["# Made from the manifest of a build by `npm run nginx`. Make it anew after each build."],
    hashSizes(keys),
    dollarLines(site),
    addressMaps(site),
    fileMaps(site),
    headerMaps(site),
    limitZones(site),
    upstreamBlock(site),
    httpServer(site),
    httpsServer(site),
  ];
  return `${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`;
};
