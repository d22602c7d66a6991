import * as z from "zod";
import { isSet, readSettings, type Variables } from "../read-settings";

const pkceHosts = ["gitlab", "gitea", "forgejo"] as const;
const backends = ["github", ...pkceHosts] as const;

/** A URL, without trailing slashes. */
const rootUrl = z
  .string()
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !/[?#@\s]/.test(value), {
    error: "must be a URL such as https://git.example.com",
  })
  .transform((value) => value.replace(/\/+$/, ""));

/** The settings of the published editor, except GitHub's URL. */
export const cmsSettings = {
  CMS_BACKEND: z
    .enum([...backends, "none"], `must be ${backends.join(", ")} or none`)
    .optional()
    .describe(
      "The editor at /admin (docs/operators/editor.md): the host of the repository, github, gitlab, gitea, forgejo or none. Default: github when CMS_REPOSITORY is set.",
    ),
  CMS_REPOSITORY: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)+$/, "must be owner/name, such as example/website")
    .optional()
    .describe("The repository as owner/name."),
  CMS_BRANCH: z
    .string()
    .regex(/^(?![-/.])(?!.*(?:\.\.|\/\/))[\w./-]+(?<![/.])$/, "must be the name of a branch, such as main")
    .prefault("main")
    .describe("The branch that is published."),
  CMS_APP_ID: z
    .string()
    .regex(/^[\w-]+$/, "must be a client ID as the host shows it: letters, digits, - and _")
    .optional()
    .describe("GitLab, Gitea and Forgejo: the client ID of the application."),
  CMS_HOST_URL: rootUrl
    .optional()
    .describe("GitLab, Gitea and Forgejo: where the host is (GitLab: https://gitlab.com unless set)."),
};

/** GitHub, or one of your own. The running site reads it too. */
export const gitHubUrl = rootUrl.prefault("https://github.com");

interface Repository {
  repository: string;
  branch: string;
  /** The root of the host, without a trailing slash, and that of its API. */
  webRoot: string;
  apiRoot: string;
  /** The origin of its pictures. */
  pictures: string;
}

/** The Git host, repository and branch of the published editor. Browsers sign in to others than GitHub by PKCE. */
export type CmsBackend =
  | { name: "none" }
  | ({ name: "github" } & Repository)
  | ({ name: (typeof pkceHosts)[number]; appId: string } & Repository);

/** Unlike GitHub Enterprise Server, github.com has separate origins for its API and avatars. */
const gitHubAt = (webRoot: string) =>
  webRoot === "https://github.com"
    ? { webRoot, apiRoot: "https://api.github.com", pictures: "https://avatars.githubusercontent.com" }
    : { webRoot, apiRoot: `${webRoot}/api/v3`, pictures: new URL(webRoot).origin };

/**
 * Reads the environment of a build.
 *
 * @returns the backend; `none` if nothing is set
 * @throws {Error} with one line for each invalid or missing variable
 */
export const cmsBackend = (environment: Variables): CmsBackend => {
  const { settings, problems } = readSettings({ ...cmsSettings, CMS_GITHUB_URL: gitHubUrl }, environment);
  const mustBeSet = (variable: string, what: string) =>
    isSet(environment, variable) || problems.push(`${variable} is needed${what}`);
  // Not from `settings`, which are empty if one of them is invalid.
  const chosen = environment["CMS_BACKEND"]?.trim() || (isSet(environment, "CMS_REPOSITORY") ? "github" : "none");
  const name = backends.find((backend) => backend === chosen);
  if (name !== undefined) mustBeSet("CMS_REPOSITORY", " with CMS_BACKEND: the repository as owner/name");
  if (name !== undefined && name !== "github") {
    mustBeSet("CMS_APP_ID", ": the client ID of the application that is registered with the host");
    if (name !== "gitlab") mustBeSet("CMS_HOST_URL", ": the URL of the host, such as https://git.example.com");
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  if (name === undefined) return { name: "none" };
  const { CMS_REPOSITORY: repository = "", CMS_BRANCH: branch, CMS_APP_ID: appId = "", CMS_GITHUB_URL } = settings;
  if (name === "github") return { name, repository, branch, ...gitHubAt(CMS_GITHUB_URL) };
  const webRoot = settings.CMS_HOST_URL ?? "https://gitlab.com";
  const apiRoot = `${webRoot}/api/${name === "gitlab" ? "v4" : "v1"}`;
  return { name, repository, branch, appId, webRoot, apiRoot, pictures: new URL(webRoot).origin };
};

/** Returns the origins from which the editor fetches data and loads pictures. */
export const backendOrigins = (backend: CmsBackend): { connect: string[]; pictures: string[] } =>
  backend.name === "none"
    ? { connect: [], pictures: [] }
    : { connect: [new URL(backend.apiRoot).origin], pictures: [backend.pictures] };
