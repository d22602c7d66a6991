// Lists all invalid settings of the environment and .env, before the site starts or a deployment restarts it.
import { env } from "node:process";
import { cmsBackend } from "../src/domain/cms/cms-environment";
import { showsDrafts } from "../src/domain/publication/environment";
import { readSettings } from "../src/domain/read-settings";
import { readEnvironment, readSignInSettings } from "../src/server/environment";
import { buildSettings, serverSettings } from "../src/server/settings";
import { loadSettings } from "./run/settings.mjs";

loadSettings();

const editorProblems = (): string[] => {
  try {
    cmsBackend(env);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split("\n") : [];
  }
};

// A set, since the editor reads some of them too.
const problems = new Set([
  ...[serverSettings, buildSettings].flatMap((group) => readSettings(group, env).problems),
  ...[readEnvironment(env), readSignInSettings(env)].flatMap((one) => one.problems),
  ...editorProblems(),
]);
if (problems.size > 0) {
  console.error("The site cannot start with these settings (.env.example describes them):");
  for (const problem of problems) console.error(`  ${problem}`);
  process.exitCode = 1;
} else if (showsDrafts({ ...env, NODE_ENV: "production" })) {
  console.warn("This site shows drafts, and keeps search engines away.");
}
