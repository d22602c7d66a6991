import { copyFileSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { adminSecurityHeaders } from "../../src/domain/hosting/admin-headers";
import { apiRoutes } from "../../src/domain/paths";
import type { Manifest, StaticFile } from "../../src/hosting/manifest";
import type { SiteFunction } from "../../src/hosting/server/function-answers";
import { signInEndpoints } from "../../src/server/cms-sign-in/sign-in-endpoints";
import { signInEnvironment } from "../unit/server/support/sign-in-server";
import { memoryLog } from "../unit/server/support/memory-log";
import { startSampleSite } from "./sample-site";

const editor = path.resolve("node_modules/decap-cms/dist/decap-cms.js");

const page = `<!doctype html><meta charset="utf-8"><title>Editor</title><body>
<script src="/admin/settings.js"></script><script src="/admin/decap-cms.js"></script><script src="/admin/begin.js"></script>`;

/** The configuration of an editor that keeps content on a GitHub and signs in by a site's functions. */
const config = (gitHubUrl: string, baseUrl: string) => ({
  load_config_file: false,
  backend: {
    name: "github",
    repo: "agency/website",
    branch: "main",
    base_url: baseUrl,
    auth_endpoint: apiRoutes.cmsAuth.slice(1),
    api_root: gitHubUrl,
  },
  media_folder: "content/images",
  collections: [
    {
      name: "posts",
      label: "Articles",
      folder: "content/blog",
      fields: [{ name: "title", label: "Title", widget: "string" }],
    },
  ],
});

const publish = (publicFolder: string, name: string, type: string): StaticFile => ({
  path: name === "index.html" ? "/admin" : `/admin/${name}`,
  file: `admin/${name}`,
  type,
  immutable: false,
  status: 200,
  size: statSync(path.join(publicFolder, "admin", name)).size,
  hash: name,
  encodings: {},
});

/**
 * Serves the real Decap CMS at `/admin` and the functions that sign in, from
 * one server, which is reached by two origins: 127.0.0.1 and localhost.
 *
 * @param allowed of which origins the functions may tell a token, for the server's port
 */
export const startEditorSite = async (gitHubUrl: string, allowed: (port: number) => string[]) => {
  let env: Record<string, string> = {};
  const answer =
    (name: "cmsAuth" | "cmsCallback"): SiteFunction =>
    (request, response) =>
      signInEndpoints({
        env,
        siteUrl: "https://www.agency.example",
        isTooMany: () => Promise.resolve(false),
        logger: memoryLog().logger,
      })[name](request, response);
  let write = (_port: number): void => undefined;
  const prepare = (manifest: Manifest, publicFolder: string): Manifest => {
    mkdirSync(path.join(publicFolder, "admin"), { recursive: true });
    copyFileSync(editor, path.join(publicFolder, "admin", "decap-cms.js"));
    const put = (name: string, content: string) => writeFileSync(path.join(publicFolder, "admin", name), content);
    put("index.html", page);
    put("settings.js", "window.CMS_MANUAL_INIT = true;");
    // The port is known only later, and a file's size has to stay the same.
    const begin = (port: number) =>
      `CMS.init({ config: ${JSON.stringify(config(gitHubUrl, `http://127.0.0.1:${String(port).padStart(5, "0")}`))} });`;
    put("begin.js", begin(0));
    write = (port) => put("begin.js", begin(port));
    const script = "text/javascript; charset=utf-8";
    return {
      ...manifest,
      folders: [{ below: "/admin", headers: adminSecurityHeaders({ connect: [gitHubUrl], pictures: [] }) }],
      statics: [
        ...manifest.statics.filter(({ path: address }) => !address.startsWith("/admin")),
        publish(publicFolder, "index.html", "text/html; charset=utf-8"),
        ...["settings.js", "decap-cms.js", "begin.js"].map((name) => publish(publicFolder, name, script)),
      ],
    };
  };
  const functions = { [apiRoutes.cmsAuth]: answer("cmsAuth"), [apiRoutes.cmsCallback]: answer("cmsCallback") };
  const site = await startSampleSite({ functions, prepare });
  write(site.port);
  env = { ...signInEnvironment(gitHubUrl), CMS_ORIGINS: allowed(site.port).join(" ") };
  return site;
};

export type EditorSite = Awaited<ReturnType<typeof startEditorSite>>;
