// `npm start`: installs what is missing, builds what has changed, serves the production site.
import { ensureBuild } from "./run/build.mjs";
import { ensureDependencies } from "./run/dependencies.mjs";
import { environment, run } from "./run/process.mjs";
import { loadSettings } from "./run/settings.mjs";
import { wakeFunctions } from "./run/wake.mjs";

loadSettings();
const { HOST = "127.0.0.1", PORT = "9000" } = process.env;

await ensureDependencies();
if ((await run("npx", ["tsx", "tools/check-environment.ts"])) === 0) {
  await ensureBuild();
  const served = run("npx", ["gatsby", "serve", "--host", HOST, "--port", PORT], {
    ...environment,
    ...process.env,
    NODE_ENV: "production",
  });
  wakeFunctions(HOST, PORT);
  process.exitCode = await served;
} else {
  process.exitCode = 1;
}
