// `npm start`: installs what is missing, builds what has changed, serves the production site.
import { ensureBuild } from "./run/build.mjs";
import { ensureDependencies } from "./run/dependencies.mjs";
import { run } from "./run/process.mjs";

const { HOST = "127.0.0.1", PORT = "9000" } = process.env;

await ensureDependencies();
await ensureBuild();
process.exitCode = await run("npx", ["gatsby", "serve", "--host", HOST, "--port", PORT]);
