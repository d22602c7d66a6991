import { adminSecurityHeaders } from "../../src/domain/hosting/admin-headers";
import { securityHeaders } from "../../src/domain/hosting/security-headers";
import type { Manifest, StaticFile } from "../../src/hosting/manifest";

type Described = Pick<StaticFile, "path" | "file" | "type"> & Partial<StaticFile>;

const staticFile = (file: Described): StaticFile => ({
  immutable: false,
  status: 200,
  size: 2000,
  hash: "kV3nU1mYdC0a7wqXo2tRzg",
  encodings: {},
  ...file,
});

const page = (path: string, more: Partial<StaticFile> = {}): StaticFile =>
  staticFile({
    path,
    file: `${path === "/" ? "" : `${path.slice(1)}/`}index.html`,
    type: "text/html; charset=utf-8",
    encodings: { br: 500, gzip: 600 },
    ...more,
  });

/** A small build with one of each kind of thing. */
export const sampleManifest: Manifest = {
  version: 1,
  headers: securityHeaders(["sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="]),
  folders: [
    {
      below: "/admin",
      headers: adminSecurityHeaders({ connect: ["https://api.git.example"], pictures: ["https://faces.git.example"] }),
    },
  ],
  statics: [
    page("/"),
    page("/404", { status: 404 }),
    page("/404.html", { file: "404.html", status: 404 }),
    page("/about"),
    page("/admin"),
    page("/blog"),
    page("/blog/404", { status: 404 }),
    page("/blog/first-post"),
    page("/services/Domain"),
    page("/services/seo"),
    staticFile({
      path: "/.well-known/security.txt",
      file: ".well-known/security.txt",
      type: "text/plain; charset=utf-8",
    }),
    staticFile({
      path: "/about.md",
      file: "about.md",
      type: "text/markdown; charset=utf-8",
      encodings: { br: 500, gzip: 600 },
    }),
    staticFile({
      path: "/admin/editor.js",
      file: "admin/editor.js",
      type: "text/javascript; charset=utf-8",
      encodings: { br: 500, gzip: 600 },
    }),
    page("/administration"),
    staticFile({
      path: "/app-0a1b2c3d.js",
      file: "app-0a1b2c3d.js",
      type: "text/javascript; charset=utf-8",
      immutable: true,
      encodings: { br: 500, gzip: 600 },
    }),
    staticFile({ path: "/download", file: "download", type: "application/octet-stream" }),
    staticFile({
      path: "/manifest.webmanifest",
      file: "manifest.webmanifest",
      type: "application/manifest+json; charset=utf-8",
    }),
    staticFile({ path: "/feed.json", file: "feed.json", type: "application/feed+json" }),
    staticFile({
      path: "/rss.xml",
      file: "rss.xml",
      type: "application/rss+xml; charset=utf-8",
      encodings: { br: 500, gzip: 600 },
    }),
    staticFile({ path: "/sitemap.xml", file: "sitemap.xml", type: "application/xml" }),
    staticFile({ path: "/video/film.mp4", file: "video/film.mp4", type: "video/mp4" }),
  ],
  redirects: [
    { from: "/contact", to: "/about", status: 301 },
    { from: "/services/domain", to: "/services/Domain", status: 301 },
    { from: "/Offer", to: "/services/seo?from=offer#prices", status: 302 },
  ],
  fallbacks: [
    { below: "/blog/", file: "blog/404/index.html" },
    { below: "/", file: "404.html" },
  ],
  functions: [{ path: "/api/contact", entry: "functions/contact.js" }],
};
