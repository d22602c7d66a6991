// Before the site starts: every setting that is not as it has to be.
import { env } from "node:process";
import { readEnvironment } from "../src/server/environment";
import { environmentDefaults } from "../src/server/runtime";

const read = readEnvironment(env, environmentDefaults);
if (!read.ok) {
  console.error("The site cannot start with these settings (.env.example describes them):");
  for (const problem of read.problems) console.error(`  ${problem}`);
  process.exitCode = 1;
}
