import type { Variables } from "../read-settings";

/** The deploy contexts of Netlify for previews (https://docs.netlify.com/site-deploys/overview/). */
const previews = ["deploy-preview", "branch-deploy"];

/** Whether a build shows drafts and scheduled entries: per `DRAFTS`, else in development and Netlify previews. */
export const showsDrafts = (environment: Variables): boolean => {
  const setting = environment["DRAFTS"];
  if (setting === "on" || setting === "off") return setting === "on";
  return environment["NODE_ENV"] !== "production" || previews.includes(environment["CONTEXT"] ?? "");
};
