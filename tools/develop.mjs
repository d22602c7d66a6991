// `npm run develop`: installs what is missing and starts the development server.
import { ensureDependencies } from "./run/dependencies.mjs";
import { run } from "./run/process.mjs";

const { HOST = "127.0.0.1", PORT = "8000" } = process.env;

await ensureDependencies();
process.exitCode = await run("npx", ["gatsby", "develop", "--host", HOST, "--port", PORT]);
