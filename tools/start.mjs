// `npm start`: installs missing packages, builds if necessary, and serves the production site.
import "./run/command.mjs";
import { pathToFileURL } from "node:url";
import { ensureBuild } from "./run/build.mjs";
import { ensureDependencies } from "./run/dependencies.mjs";
import { requireFreePort } from "./run/free-port.mjs";
import { run } from "./run/process.mjs";
import { loadSettings } from "./run/settings.mjs";

loadSettings();
const { HOST = "127.0.0.1", PORT = "9000" } = process.env;

await requireFreePort(HOST, PORT, "npm start");
await ensureDependencies();
if ((await run("npx", ["tsx", "tools/check-environment.ts"])) === 0) {
  await ensureBuild();
  process.env["NODE_ENV"] = "production";
  // The server runs in this process, so that it receives signals.
  await import(pathToFileURL("dist/server.js").href);
} else {
  process.exitCode = 1;
}
