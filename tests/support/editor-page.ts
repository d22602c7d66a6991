import { readFileSync } from "node:fs";
import { publishedBackend } from "../../src/cms/config/cms-config";
import { adminSecurityHeaders } from "../../src/domain/hosting/security-headers";
import { listen } from "../unit/server/support/local-server";

const config = (gitHub: string, signIn: string) => ({
  load_config_file: false,
  backend: publishedBackend(
    { name: "github", repository: "agency/site", branch: "main", webRoot: gitHub, apiRoot: gitHub, pictures: gitHub },
    signIn,
  ),
  media_folder: "media",
  collections: [
    {
      name: "posts",
      label: "Articles",
      folder: "posts",
      fields: [{ name: "title", label: "Title", widget: "string" }],
    },
  ],
});

const html = `<!doctype html><meta charset="utf-8"><title>Editor</title><body>
<script src="/settings.js"></script><script src="/decap-cms.js"></script><script src="/start.js"></script>`;

/**
 * Serves the real Decap CMS with the security headers of the site's editor, at 127.0.0.1 and at localhost.
 *
 * @param gitHub the origin of its content
 * @param signIn returns the origin of the sign-in functions
 */
export const startEditorPage = (gitHub: string, signIn: () => string) =>
  listen((request, response) => {
    const files: Record<string, string | Buffer> = {
      "/admin": html,
      "/settings.js": "window.CMS_MANUAL_INIT = true;",
      "/decap-cms.js": readFileSync("node_modules/decap-cms/dist/decap-cms.js"),
      "/start.js": `CMS.init({ config: ${JSON.stringify(config(gitHub, signIn()))} });`,
    };
    const type = request.url === "/admin" ? "text/html" : "text/javascript";
    const headers = adminSecurityHeaders({ connect: [gitHub], pictures: [] });
    const file = files[request.url ?? ""];
    response
      .writeHead(file === undefined ? 404 : 200, { ...headers, "content-type": `${type}; charset=utf-8` })
      .end(file);
  });
