import type { SiteSettings } from "../../domain/content/settings";
import { type CmsCollection, collections, mediaFolders } from "./collections";

/** Where the CMS keeps what is written, as Decap's configuration names it (https://decapcms.org/docs/backends-overview). */
export interface CmsBackendConfig {
  name: string;
  [option: string]: unknown;
}

export interface CmsConfig {
  backend: CmsBackendConfig;
  publish_mode: "simple" | "editorial_workflow";
  collections: CmsCollection[];
  [option: string]: unknown;
}

/** Backends that publish on save. The others use the editorial workflow, which Decap CMS 3 lacks for Gitea. */
const withoutReview = ["proxy", "gitea"];

/**
 * Derives the configuration of the CMS from the content model.
 *
 * @param site the content of `content/settings/site.json`
 * @param backend where entries are read and written
 */
export const cmsConfig = (site: Pick<SiteSettings, "url">, backend: CmsBackendConfig): CmsConfig => ({
  backend,
  publish_mode: withoutReview.includes(backend.name) ? "simple" : "editorial_workflow",
  site_url: site.url,
  display_url: site.url,
  // What the local proxy writes is not live, and no host builds previews of it.
  show_preview_links: backend.name !== "proxy",
  ...mediaFolders,
  slug: { encoding: "ascii", clean_accents: true },
  collections: collections(),
});
