import { existsSync } from "node:fs";
import path from "node:path";
import { installDebianPackage } from "./debian.mjs";
import { run } from "./process.mjs";

/** Debian keeps programs for administrators out of other users' path. */
const administratorsFolder = "/usr/sbin";

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** @returns {string | undefined} an installed nginx */
export const installedNginx = () =>
  [...(process.env["PATH"] ?? "").split(path.delimiter), administratorsFolder]
    .map((folder) => path.join(folder, "nginx"))
    .find(existsSync);

/** @returns {string | undefined} its module for files compressed by brotli, where Debian's package puts it */
export const installedBrotliModule = () => (existsSync(brotliModule) ? brotliModule : undefined);

/** What Debian asks whether it may start a service. */
const policy = "/usr/sbin/policy-rc.d";

const startNothing = ["sh", "-c", `printf '#!/bin/sh\\nexit 101\\n' > ${policy} && chmod 755 ${policy}`];

/** @param {string[]} command */
const runAsRoot = ([command = "", ...args]) =>
  process.getuid?.() === 0 ? run(command, args) : run("sudo", [command, ...args]);

/** Debian would otherwise start nginx on port 80 as soon as it is installed. */
const installWithoutStarting = async () => {
  const hasPolicy = existsSync(policy);
  const before = hasPolicy ? [] : [startNothing];
  try {
    // The module brings nginx along; systems without the module still have nginx.
    return (
      (await installDebianPackage("libnginx-mod-http-brotli-static", before)) || (await installDebianPackage("nginx"))
    );
  } finally {
    if (!hasPolicy) await runAsRoot(["rm", "-f", policy]).catch(() => 1);
  }
};

/**
 * Makes sure that there is an nginx for the tests: an installed one, else
 * Debian's package. None is started.
 *
 * @returns {Promise<string | undefined>} its path, or undefined when it cannot be had
 */
export const ensureNginx = async () => {
  const found = installedNginx();
  if (found !== undefined) return found;
  console.log("No nginx is installed; asking Debian for its package …");
  return (await installWithoutStarting()) ? installedNginx() : undefined;
};
