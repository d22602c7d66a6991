import type { CmsBackend } from "../../domain/cms/cms-environment";
import { adminPath, apiRoutes } from "../../domain/paths";
import type { CmsBackendConfig } from "./cms-config";

/** The path under which the development server proxies to decap-server. */
export const localBackendPath = `${adminPath}/local`;

/** The editor of `npm run cms`, which writes to this machine's working tree. */
export const localBackend: CmsBackendConfig = {
  name: "proxy",
  proxy_url: `${localBackendPath}/api/v1`,
  // The proxy asks for one, and writes to whatever is checked out.
  branch: "main",
};

/**
 * The editor of the published site.
 *
 * @param siteUrl the URL of the site, which answers GitHub's sign-in
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
