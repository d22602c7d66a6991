import { existsSync } from "node:fs";
import { installedProgram } from "./installed.mjs";

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** @returns {string | undefined} an installed nginx */
export const installedNginx = () => installedProgram("nginx");

/** @returns {string | undefined} its module for files compressed by brotli, where Debian's package puts it */
export const installedBrotliModule = () => (existsSync(brotliModule) ? brotliModule : undefined);
