// Before the site starts: every setting that is not as it has to be.
import { env } from "node:process";
import site from "../content/settings/site.json";
import { cmsBackend } from "../src/domain/cms/cms-environment";
import { readSignInSettings } from "../src/server/cms-sign-in/settings";
import { readEnvironment } from "../src/server/environment";
import { environmentDefaults } from "../src/server/runtime";

const editorProblems = (): string[] => {
  try {
    cmsBackend(env);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split("\n") : [];
  }
};

const read = [readEnvironment(env, environmentDefaults), readSignInSettings(env, site.url)];
const problems = [...read.flatMap((one) => (one.ok ? [] : one.problems)), ...editorProblems()];
if (problems.length > 0) {
  console.error("The site cannot start with these settings (.env.example describes them):");
  for (const problem of problems) console.error(`  ${problem}`);
  process.exitCode = 1;
}
