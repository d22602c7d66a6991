import site from "../../content/settings/site.json";
import { isSet, readSettings } from "../domain/read-settings";
import { freezesBetweenRequests } from "./function-host";
import { enquirySettings, isPostgres, signInSettings } from "./settings";

/**
 * Reads the settings for enquiries.
 *
 * @param env `env` of `node:process`; Gatsby replaces `process.env` by its build-time value
 * @returns the settings, which are complete if there are no problems
 */
export const readEnvironment = (env: NodeJS.ProcessEnv) => {
  const { settings, problems } = readSettings(enquirySettings, env);
  const needsSecret = isSet(env, "WEBHOOK_URL") && !isSet(env, "WEBHOOK_SECRET");
  const lacksAlertChannel = isSet(env, "ALERTS_TO") && !isSet(env, "SMTP_URL") && !isSet(env, "WEBHOOK_URL");
  const lacksDurableStorage = freezesBetweenRequests(env) && !isPostgres(env["DATABASE_URL"] ?? "");
  return {
    environment: {
      ...settings,
      addresses: { from: settings.ENQUIRIES_FROM ?? site.email, to: settings.ENQUIRIES_TO ?? [site.email] },
    },
    problems: [
      ...problems,
      lacksDurableStorage &&
        "DATABASE_URL must be postgres://…, since this host's disk does not last: enquiries in a file would be lost",
      needsSecret &&
        "WEBHOOK_SECRET is needed with WEBHOOK_URL: a text of at least 16 characters that the receiver knows as well",
      lacksAlertChannel && "ALERTS_TO needs SMTP_URL or WEBHOOK_URL, by which alerts are sent: set one of them",
    ].filter((problem) => problem !== false),
  };
};

export type Environment = ReturnType<typeof readEnvironment>["environment"];

/** Reads the settings for signing in to the editor with GitHub. */
export const readSignInSettings = (env: NodeJS.ProcessEnv) => {
  const { settings, problems } = readSettings(signInSettings, env);
  const { CMS_GITHUB_CLIENT_ID: id, CMS_GITHUB_CLIENT_SECRET: secret } = settings;
  const isHalf = isSet(env, "CMS_GITHUB_CLIENT_ID") !== isSet(env, "CMS_GITHUB_CLIENT_SECRET");
  return {
    settings: {
      gitHubUrl: settings.CMS_GITHUB_URL,
      /** Where the editor may be used. No other origin gets a token. */
      origins: settings.CMS_ORIGINS ?? [new URL(site.url).origin],
      /** The credentials of the OAuth app at GitHub, if there is one. */
      client: id !== undefined && secret !== undefined ? { id, secret } : undefined,
    },
    problems: isHalf
      ? [
          ...problems,
          "CMS_GITHUB_CLIENT_SECRET is needed with CMS_GITHUB_CLIENT_ID, and it with the secret: both come from the same OAuth app",
        ]
      : problems,
  };
};

export type SignInSettings = ReturnType<typeof readSignInSettings>["settings"];
