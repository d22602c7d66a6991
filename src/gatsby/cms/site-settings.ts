import type { NodePluginArgs } from "gatsby";
import type { SiteSettings } from "../../domain/content/settings";

/** The site's settings, which the content check has made sure are there. */
export const siteSettings = ({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): SiteSettings => {
  const [settings] = getNodesByType("SiteSettings");
  if (settings === undefined) throw new Error("content/settings/site.json is missing; run the content check.");
  return settings as unknown as SiteSettings;
};
