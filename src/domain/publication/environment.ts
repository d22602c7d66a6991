/** `on` or `off` in this variable shows or hides drafts in any environment. */
export const draftsSetting = "DRAFTS";

/** The deploy contexts of Netlify for previews (https://docs.netlify.com/site-deploys/overview/). */
const previews = ["deploy-preview", "branch-deploy"];

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a build shows drafts and scheduled entries: in development, in previews of Netlify, or by the setting. */
export const showsDrafts = (environment: Environment): boolean => {
  const setting = environment[draftsSetting];
  if (setting === "on" || setting === "off") return setting === "on";
  return environment["NODE_ENV"] !== "production" || previews.includes(environment["CONTEXT"] ?? "");
};
