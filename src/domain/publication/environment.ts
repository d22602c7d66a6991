/** The deploy contexts of Netlify for previews (https://docs.netlify.com/site-deploys/overview/). */
const previews = ["deploy-preview", "branch-deploy"];

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a build shows drafts and scheduled entries: per `DRAFTS`, else in development and Netlify previews. */
export const showsDrafts = (environment: Environment): boolean => {
  const setting = environment["DRAFTS"];
  if (setting === "on" || setting === "off") return setting === "on";
  return environment["NODE_ENV"] !== "production" || previews.includes(environment["CONTEXT"] ?? "");
};
