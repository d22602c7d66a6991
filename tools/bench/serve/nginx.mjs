import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { installedBrotliModule } from "../../run/nginx.mjs";

const brotliModule = installedBrotliModule();

/**
 * The configuration of an nginx that has the same files and headers as our
 * server, and does nothing else.
 *
 * @param {string} folder for its own files
 * @param {string} publicFolder
 * @param {number} port
 * @param {Record<string, string>} headers
 */
const configuration = (folder, publicFolder, port, headers) => `
${brotliModule === undefined ? "" : `load_module ${brotliModule};`}
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=1000 inactive=60s;
  gzip_static on;
  ${brotliModule === undefined ? "" : "brotli_static on;"}
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n  ")}
  server {
    listen 127.0.0.1:${port} backlog=1024;
    root ${publicFolder};
    ${Object.entries(headers)
      .map(([name, value]) => `add_header ${name} "${value}" always;`)
      .join("\n    ")}
    location / {
      try_files $uri $uri/index.html =404;
    }
  }
}
`;

/**
 * @param {string} program
 * @param {string} folder
 * @param {string} publicFolder
 * @param {number} port
 * @param {Record<string, string>} headers
 */
export const startNginx = async (program, folder, publicFolder, port, headers) => {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, publicFolder, port, headers));
  const nginx = spawn(program, ["-c", file, "-g", "daemon off;"], { stdio: ["ignore", "ignore", "inherit"] });
  return {
    stop: async () => {
      nginx.kill("SIGTERM");
      await once(nginx, "exit");
    },
  };
};
