import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { freePort } from "../../tools/run/free-port.mjs";
import { answers, eventually } from "./eventually";
import { startNginx } from "./nginx";
import { temporaryFolder } from "./temporary-folder";

/** Starts the proxy of `deploy/compose.yml` in front of two instances on this machine. */
export const startComposeProxy = async (ports: readonly [number, number]) => {
  const { folder, dispose } = temporaryFolder("proxy");
  const port = await freePort();
  const { configs } = parse(readFileSync("deploy/compose.yml", "utf8")) as { configs: { proxy: { content: string } } };
  const server = configs.proxy.content
    // Compose escapes a dollar sign by doubling it.
    .replaceAll("$$", "$")
    .replace("listen 80", `listen 127.0.0.1:${port}`)
    .replace("site-1:9000", `127.0.0.1:${ports[0]}`)
    .replace("site-2:9000", `127.0.0.1:${ports[1]}`);
  const stop = startNginx(folder, server);
  const url = `http://127.0.0.1:${port}`;
  await eventually("a proxy that answers", () => answers(`${url}/healthz`));
  return { url, stop: () => stop().finally(dispose) };
};
