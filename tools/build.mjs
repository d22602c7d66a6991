// `npm run build`: builds the site with the settings of .env, as `npm start` does.
import "./run/command.mjs";
import { run } from "./run/process.mjs";
import { loadSettings } from "./run/settings.mjs";
import { forgetUnfinishedBuild } from "./run/unfinished-build.mjs";

loadSettings();
forgetUnfinishedBuild();
process.exitCode = await run("npx", ["gatsby", "build", ...process.argv.slice(2)]);
