import type { CmsBackend } from "../../domain/cms/cms-environment";
import type { SiteSettings } from "../../domain/content/settings";
import { adminPath, apiRoutes } from "../../domain/paths";
import { collections, mediaFolders } from "./collections";

/** Decap's backend (https://decapcms.org/docs/backends-overview). */
interface CmsBackendConfig {
  name: string;
  [option: string]: unknown;
}

/** The path under which the development server proxies to decap-server. */
export const localBackendPath = `${adminPath}/local`;

/** The backend of `npm run cms`, which writes to this machine's working tree. */
export const localBackend: CmsBackendConfig = {
  name: "proxy",
  proxy_url: `${localBackendPath}/api/v1`,
  // Required by the proxy, which writes to whatever is checked out.
  branch: "main",
};

/**
 * Returns the published editor's backend.
 *
 * @param siteUrl the URL of the site, which handles GitHub's sign-in
 */
export const publishedBackend = (backend: Exclude<CmsBackend, { name: "none" }>, siteUrl: string): CmsBackendConfig => {
  const { name, repository, branch, apiRoot } = backend;
  const shared = { name, repo: repository, branch, api_root: apiRoot };
  return backend.name === "github"
    ? { ...shared, base_url: siteUrl, auth_endpoint: apiRoutes.cmsAuth.slice(1), squash_merges: true }
    : {
        ...shared,
        app_id: backend.appId,
        base_url: backend.webRoot,
        ...(backend.name === "gitlab" && { auth_type: "pkce" }),
      };
};

/** Backends that publish on save. The others use the editorial workflow, which Decap CMS 3 lacks for Gitea. */
const withoutReview = ["proxy", "gitea"];

/**
 * Derives the configuration of the CMS from the content model.
 *
 * @param site the content of `content/settings/site.json`
 * @param backend where entries are read and written
 */
export const cmsConfig = (site: Pick<SiteSettings, "url">, backend: CmsBackendConfig) => ({
  backend,
  publish_mode: withoutReview.includes(backend.name) ? "simple" : "editorial_workflow",
  site_url: site.url,
  // Changes of the local proxy are not live, and no host builds previews of them.
  show_preview_links: backend.name !== "proxy",
  ...mediaFolders,
  slug: { encoding: "ascii", clean_accents: true },
  collections: collections(),
});

export type CmsConfig = ReturnType<typeof cmsConfig>;
