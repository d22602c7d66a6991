import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { filesOf, fingerprint, unlessDone } from "./fingerprint.mjs";
import { runOrThrow } from "./process.mjs";
import { forgetUnfinishedBuild } from "./unfinished-build.mjs";

/** @type {string[]} the inputs of a build */
export const sources = JSON.parse(readFileSync(new URL("sources.json", import.meta.url), "utf8"));

/** Holds the fingerprint of the last build. */
export const buildStamp = ".cache/built";

const manifest = "dist/manifest.json";

/** Whether the output is that of `ensureBuild`, not of a later `npm run build`. */
const isOurs = () =>
  existsSync("public/index.html") &&
  existsSync(manifest) &&
  existsSync(buildStamp) &&
  statSync(manifest).mtimeMs <= statSync(buildStamp).mtimeMs;

/** The last commit that changed the content, since the build writes modification dates of pages. */
const lastChange = () => {
  try {
    return execFileSync("git", ["log", "-1", "--format=%H", "--", "content"], { stdio: "pipe" }).toString().trim();
  } catch {
    return "";
  }
};

/** Variables that affect the editor's configuration and headers, read by `src/domain/cms/cms-environment.ts`. */
const editorVariables = ["CMS_BACKEND", "CMS_REPOSITORY", "CMS_BRANCH", "CMS_APP_ID", "CMS_HOST_URL", "CMS_GITHUB_URL"];

/** The hour, if content is scheduled: then the output depends on the time as well. */
const scheduleHour = () => {
  const files = filesOf("content").filter((name) => /\.(?:md|json)$/.test(name));
  const isScheduled = files.some((name) => /publishAt|expireAt/.test(readFileSync(name, "utf8")));
  return isScheduled ? new Date().toISOString().slice(0, 13) : "";
};

/** Builds the production site, if one of its inputs has changed. */
export const ensureBuild = () =>
  unlessDone({
    stamp: buildStamp,
    print: fingerprint(sources, [
      `gallery ${process.env["GALLERY"] ?? "off"}`,
      `drafts ${process.env["DRAFTS"] ?? ""} ${process.env["CONTEXT"] ?? ""}`,
      ...editorVariables.map((name) => `${name} ${process.env[name] ?? ""}`),
      `history ${lastChange()}`,
      `hour ${scheduleHour()}`,
    ]),
    done: isOurs(),
    work: () => {
      forgetUnfinishedBuild();
      return runOrThrow("npx", ["gatsby", "build"], { doing: "Building the site", takes: "about two minutes" });
    },
  });
