import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { answers, eventually } from "./eventually";
import { freePort } from "./free-port";
import { temporaryFolder } from "./temporary-folder";

const program = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/local/bin/nginx"].find(existsSync);
if (program === undefined && process.env["CI"]) throw new Error("There is no nginx (Debian: apt-get install nginx).");

/** For tests that need nginx as well. */
export const hasNginx = program !== undefined;

interface Compose {
  configs: { proxy: { content: string } };
}

/** The proxy of `deploy/compose.yml`, in front of two instances on this machine. */
export const startComposeProxy = async (ports: readonly [number, number]) => {
  const { folder, dispose } = temporaryFolder("proxy");
  const port = await freePort();
  const { configs } = parse(readFileSync("deploy/compose.yml", "utf8")) as Compose;
  const server = configs.proxy.content
    // Compose's way to write a dollar sign.
    .replaceAll("$$", "$")
    .replace("listen 80", `listen 127.0.0.1:${port}`)
    .replace("site-1:9000", `127.0.0.1:${ports[0]}`)
    .replace("site-2:9000", `127.0.0.1:${ports[1]}`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${name};`);
  const http = `http { access_log off; ${temporary.join(" ")} ${server} }`;
  writeFileSync(path.join(folder, "nginx.conf"), `pid nginx.pid;\ndaemon off;\nevents {}\n${http}`);
  const nginx = spawn(program ?? "nginx", ["-p", folder, "-c", "nginx.conf", "-e", "error.log"], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  await eventually("a proxy that answers", () => answers(`${url}/healthz`));
  return {
    url,
    stop: async () => {
      nginx.kill();
      await once(nginx, "exit");
      dispose();
    },
  };
};
