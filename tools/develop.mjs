// `npm run develop`: installs what is missing and starts the development server.
import "./run/command.mjs";
import { rmSync } from "node:fs";
import { buildStamp } from "./run/build.mjs";
import { ensureDependencies } from "./run/dependencies.mjs";
import { requireFreePort } from "./run/free-port.mjs";
import { run } from "./run/process.mjs";
import { loadSettings } from "./run/settings.mjs";
import { forgetUnfinishedBuild } from "./run/unfinished-build.mjs";

loadSettings();
const { HOST = "127.0.0.1", PORT = "8000" } = process.env;

await requireFreePort(HOST, PORT, "npm run develop");
await ensureDependencies();
forgetUnfinishedBuild();
// The development server writes into public/ too, which is no complete build afterwards.
rmSync(buildStamp, { force: true });
// Gatsby would serve a build's editor, which writes to GitHub, instead of that of `npm run cms`.
rmSync("public/admin", { recursive: true, force: true });
process.exitCode = await run("npx", ["gatsby", "develop", "--host", HOST, "--port", PORT]);
