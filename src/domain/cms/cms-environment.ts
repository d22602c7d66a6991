import * as z from "zod";

type Variables = Readonly<Record<string, string | undefined>>;

const hosts = ["github", "gitlab", "gitea", "forgejo"] as const;

/** A URL, without trailing slashes. */
const rootUrl = z
  .string()
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !/[?#@\s]/.test(value), {
    error: "must be a URL such as https://git.example.com",
  })
  .transform((value) => value.replace(/\/+$/, ""));

const repository = z
  .string({ error: "is needed with CMS_BACKEND: the repository as owner/name" })
  .regex(/^[\w.-]+(?:\/[\w.-]+)+$/, "must be owner/name, such as example/website");

const branch = z
  .string()
  .regex(/^(?![-/.])(?!.*(?:\.\.|\/\/))[\w./-]+(?<![/.])$/, "must be the name of a branch, such as main");

const appId = z
  .string({ error: "is needed: the client ID of the application that is registered with the host" })
  .regex(/^[\w-]+$/, "must be a client ID as the host shows it: letters, digits, - and _");

const backend = z.enum([...hosts, "none"], `must be ${hosts.join(", ")} or none`);

/** The fields' schemas; `schemas` says which of them a backend requires. */
export const cmsFields = { rootUrl, repository, branch, appId, backend };

const location = { CMS_REPOSITORY: repository, CMS_BRANCH: branch.default("main") };

/** Unlike GitHub Enterprise Server, github.com has separate origins for its API and avatars. */
const gitHubAt = (webRoot: string) =>
  webRoot === "https://github.com"
    ? { webRoot, apiRoot: "https://api.github.com", pictures: "https://avatars.githubusercontent.com" }
    : { webRoot, apiRoot: `${webRoot}/api/v3`, pictures: new URL(webRoot).origin };

const github = z
  .object({ ...location, CMS_GITHUB_URL: rootUrl.default("https://github.com") })
  .transform(({ CMS_REPOSITORY, CMS_BRANCH, CMS_GITHUB_URL }) => ({
    name: "github" as const,
    repository: CMS_REPOSITORY,
    branch: CMS_BRANCH,
    ...gitHubAt(CMS_GITHUB_URL),
  }));

/** A host that browsers sign in to directly, with PKCE (RFC 7636). */
const signedInByPkce = <Name extends string>(name: Name, webRoot: z.ZodType<string, unknown>, api: string) =>
  z
    .object({ ...location, CMS_APP_ID: appId, CMS_HOST_URL: webRoot })
    .transform(({ CMS_REPOSITORY, CMS_BRANCH, CMS_APP_ID, CMS_HOST_URL }) => ({
      name,
      repository: CMS_REPOSITORY,
      branch: CMS_BRANCH,
      appId: CMS_APP_ID,
      webRoot: CMS_HOST_URL,
      apiRoot: `${CMS_HOST_URL}${api}`,
      pictures: new URL(CMS_HOST_URL).origin,
    }));

const neededUrl = z.string({ error: "is needed: the URL of the host, such as https://git.example.com" }).pipe(rootUrl);

const schemas = {
  github,
  gitlab: signedInByPkce("gitlab", rootUrl.default("https://gitlab.com"), "/api/v4"),
  gitea: signedInByPkce("gitea", neededUrl, "/api/v1"),
  forgejo: signedInByPkce("forgejo", neededUrl, "/api/v1"),
};

const chosen = z
  .object({
    CMS_BACKEND: backend.optional(),
    CMS_REPOSITORY: z.string().optional(),
  })
  .transform(({ CMS_BACKEND, CMS_REPOSITORY }) => CMS_BACKEND ?? (CMS_REPOSITORY === undefined ? "none" : "github"));

/** The Git host, repository and branch of the published editor. Root URLs have no trailing slash. */
export type CmsBackend = { name: "none" } | z.infer<(typeof schemas)[keyof typeof schemas]>;

const parse = <Schema extends z.ZodType>(schema: Schema, environment: Variables): z.infer<Schema> => {
  const set = Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []));
  const result = schema.safeParse(Object.fromEntries(set));
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("\n"));
};

/**
 * Reads the environment of a build: CMS_BACKEND (github if only CMS_REPOSITORY is set), CMS_REPOSITORY, CMS_BRANCH,
 * CMS_GITHUB_URL, and for other hosts CMS_APP_ID and CMS_HOST_URL. Empty variables count as unset.
 *
 * @returns the backend; `none` if nothing is set
 * @throws {Error} with one line for each invalid or missing variable
 */
export const cmsBackend = (environment: Variables): CmsBackend => {
  const name = parse(chosen, environment);
  return name === "none" ? { name } : parse(schemas[name], environment);
};

/** Returns the origins from which the editor fetches data and loads pictures. */
export const backendOrigins = (backend: CmsBackend): { connect: string[]; pictures: string[] } =>
  backend.name === "none"
    ? { connect: [], pictures: [] }
    : { connect: [new URL(backend.apiRoot).origin], pictures: [backend.pictures] };
