/** The name of the setting that shows drafts, or hides them, whatever the build is for: `on` or `off`. */
export const draftsSetting = "DRAFTS";

/** Netlify's names for builds that are looked at before they are published (https://docs.netlify.com/site-deploys/overview/). */
const previews = ["deploy-preview", "branch-deploy"];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether drafts are shown, and what waits for its time: always in development,
 * in a build when it is a preview or was asked for them, never in production.
 *
 * @param environment what is set in the environment
 */
export const showsDrafts = (environment: Environment): boolean => {
  const wish = environment[draftsSetting];
  if (wish === "on" || wish === "off") return wish === "on";
  return environment["NODE_ENV"] !== "production" || previews.includes(environment["CONTEXT"] ?? "");
};
