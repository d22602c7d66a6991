import { z } from "zod";
import { gitHubUrl } from "../../domain/cms/cms-environment";
import { setting } from "../setting";

/** What signing in to the editor with GitHub depends on. */
export interface SignInSettings {
  /** Where GitHub is, without a slash at the end. */
  gitHubUrl: string;
  /** The origins at which the editor may be used. Nothing else is told a token. */
  origins: readonly string[];
  /** The OAuth app that is registered with GitHub; undefined while there is none. */
  client: { id: string; secret: string } | undefined;
}

/** A token travels by HTTPS, or does not leave the machine. */
const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text) || new URL(text).origin !== text) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname));
};

const schema = (siteUrl: string) =>
  z
    .object({
      CMS_GITHUB_CLIENT_ID: setting(
        z
          .string()
          .regex(/^[\w.-]+$/, "must be a client ID as GitHub shows it")
          .optional(),
      ),
      CMS_GITHUB_CLIENT_SECRET: setting(
        z.string().regex(/^\S+$/, "must be a client secret as GitHub shows it").optional(),
      ),
      CMS_GITHUB_URL: setting(gitHubUrl),
      CMS_ORIGINS: setting(
        z
          .string()
          .default(new URL(siteUrl).origin)
          .transform((value) => value.split(/[\s,]+/).filter(Boolean))
          .pipe(z.array(z.string().refine(isOrigin, "must be origins such as https://www.example.com, without a path")))
          .refine((value) => value.length > 0, "must be at least one origin"),
      ),
    })
    .refine((value) => (value.CMS_GITHUB_CLIENT_ID === undefined) === (value.CMS_GITHUB_CLIENT_SECRET === undefined), {
      path: ["CMS_GITHUB_CLIENT_SECRET"],
      error: "is needed with CMS_GITHUB_CLIENT_ID, and it with the secret: both come from the same OAuth app",
    });

/**
 * Checks the environment of the running process.
 *
 * @param siteUrl the site's own address, where the editor is unless CMS_ORIGINS says otherwise
 * @returns the settings, or every problem, each with the name of its variable and never its value
 */
export const readSignInSettings = (
  env: Readonly<Record<string, string | undefined>>,
  siteUrl: string,
): { ok: true; settings: SignInSettings } | { ok: false; problems: string[] } => {
  const result = schema(siteUrl).safeParse(env);
  if (!result.success) {
    return { ok: false, problems: result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`) };
  }
  const { CMS_GITHUB_CLIENT_ID: id, CMS_GITHUB_CLIENT_SECRET: secret, CMS_GITHUB_URL, CMS_ORIGINS } = result.data;
  const client = id !== undefined && secret !== undefined ? { id, secret } : undefined;
  return { ok: true, settings: { gitHubUrl: CMS_GITHUB_URL, origins: CMS_ORIGINS, client } };
};
