import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { securityHeaders } from "../../../src/domain/hosting/security-headers";
import type { AdaptContext } from "../../../src/hosting/adapter/adapt-context";
import { headerRules, netlifyRoutes } from "../../../src/hosting/adapter/netlify-routes";
import { temporaryFolder } from "../../support/temporary-folder";

type Routes = AdaptContext["routesManifest"];

const { folder, dispose } = temporaryFolder("netlify-routes");
const before = process.cwd();
const forEver = [{ key: "cache-control", value: "public, max-age=31536000, immutable" }];
const askAgain = [{ key: "cache-control", value: "public, max-age=0, must-revalidate" }];

const file = (address: string, filePath: string, headers = askAgain): Routes[number] => ({
  type: "static",
  path: address,
  filePath: `public/${filePath}`,
  headers,
});
const rule = (from: string, toPath: string, status: 301 | 404): Routes[number] => ({
  type: "redirect",
  path: from,
  toPath,
  status,
  headers: [],
});

const routes: Routes = [
  file("/services/Domain", "services/Domain/index.html"),
  file("/services/domain/index.html", "services/domain/index.html"),
  file("/app-0123.js", "app-0123.js", forEver),
  file("/static/inter-0123.woff2", "static/inter-0123.woff2", forEver),
  file("/chunk-map.json", "chunk-map.json"),
  file("/favicon.svg", "favicon.svg"),
  file("/manifest.webmanifest", "manifest.webmanifest"),
  file("/rss.xml", "rss.xml"),
  file("/sitemap.xml", "sitemap.xml"),
  file("/services/seo.md", "services/seo.md"),
  rule("/services/domain", "/services/Domain", 301),
  rule("/blog/*", "/blog/404", 404),
  { type: "function", path: "/api/contact", functionId: "contact-js" },
];

beforeAll(() => {
  process.chdir(folder);
  for (const route of routes) {
    if (route.type !== "static" || route.path === "/chunk-map.json") continue;
    mkdirSync(path.dirname(route.filePath), { recursive: true });
    writeFileSync(route.filePath, "");
  }
});
afterAll(() => {
  process.chdir(before);
  dispose();
});

describe("the routes that Netlify is given", () => {
  it("have no file in the way of a rule, and none that is not there", async () => {
    const given = await netlifyRoutes(routes);
    expect(given.map((route) => route.path)).toEqual([
      "/services/Domain",
      "/app-0123.js",
      "/static/inter-0123.woff2",
      "/favicon.svg",
      "/manifest.webmanifest",
      "/rss.xml",
      "/sitemap.xml",
      "/services/seo.md",
      "/services/domain",
      "/blog/*",
      "/api/contact",
    ]);
    expect(existsSync("public/services/domain/index.html")).toBe(false);
    expect(existsSync("public/services/Domain/index.html")).toBe(true);
  });

  it("lead to addresses, and answer what is missing with a file", async () => {
    const rules = (await netlifyRoutes(routes)).filter((route) => route.type === "redirect");
    expect(rules.map(({ toPath, status }) => [toPath, status])).toEqual([
      ["/services/Domain", 301],
      ["/blog/404.html", 404],
    ]);
  });
});

describe("the headers that Netlify is given", () => {
  const hashes = ["sha256-planted"];
  const rules = () => headerRules(routes, hashes);

  it("are the site's own everywhere", () => {
    const everywhere = rules().find((one) => one.path === "/*")?.headers ?? [];
    expect(Object.fromEntries(everywhere.map(({ key, value }) => [key, value]))).toEqual(securityHeaders(hashes));
  });

  it("tell types that Netlify does not know, in Netlify's own spelling, and what is not to be found", () => {
    const typed = rules().filter(({ headers }) => headers.some(({ key }) => key.toLowerCase() === "content-type"));
    expect(typed).toEqual([
      { path: "/manifest.webmanifest", headers: [{ key: "Content-Type", value: "application/manifest+json" }] },
      { path: "/rss.xml", headers: [{ key: "Content-Type", value: "application/rss+xml; charset=utf-8" }] },
      {
        path: "/services/seo.md",
        headers: [
          { key: "Content-Type", value: "text/markdown; charset=utf-8" },
          { key: "X-Robots-Tag", value: "noindex" },
        ],
      },
    ]);
  });

  it("let files with a hash in their name be kept for ever, and nothing else", () => {
    const kept = rules().filter(({ headers }) => headers.some(({ key }) => key === "cache-control"));
    expect(kept).toEqual([
      { path: "/static/*", headers: forEver },
      { path: "/app-0123.js", headers: forEver },
    ]);
  });
});
