// Before the site starts: every setting that is not as it has to be.
import { env } from "node:process";
import site from "../content/settings/site.json";
import { cmsBackend } from "../src/domain/cms/cms-environment";
import { draftsProblem, showsDrafts } from "../src/domain/publication/stage";
import { readServerSettings } from "../src/hosting/server/settings";
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

const read = [readServerSettings(env), readEnvironment(env, environmentDefaults), readSignInSettings(env, site.url)];
const drafts = draftsProblem(env);
// The server and the enquiries both read LOG_LEVEL.
const problems = new Set([
  ...read.flatMap((one) => (one.ok ? [] : one.problems)),
  ...editorProblems(),
  ...(drafts === undefined ? [] : [drafts]),
]);
if (problems.size > 0) {
  console.error("The site cannot start with these settings (.env.example describes them):");
  for (const problem of problems) console.error(`  ${problem}`);
  process.exitCode = 1;
} else if (showsDrafts({ ...env, NODE_ENV: "production" })) {
  console.warn("This site shows drafts, and tells search engines to stay away.");
}
