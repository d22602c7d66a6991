import type { Manifest, StaticFile } from "../../src/hosting/manifest";
import { sampleManifest } from "./sample-manifest";

const textFile = (file: string, more: Partial<StaticFile> = {}): StaticFile => ({
  path: `/${file}`,
  file,
  type: "text/plain; charset=utf-8",
  immutable: false,
  status: 200,
  size: 2000,
  hash: "kV3nU1mYdC0a7wqXo2tRzg",
  encodings: {},
  ...more,
});

/** A build whose paths and redirects have all that may make a server stumble. */
export const unusualManifest: Manifest = {
  ...sampleManifest,
  headers: { ...sampleManifest.headers, "x-price": 'a "quoted" \\ $uri' },
  statics: [
    ...sampleManifest.statics,
    textFile("price $5 list.txt"),
    textFile('100% "sure"? #1.txt'),
    textFile("größe.txt"),
    textFile("back\\slash;{}.txt"),
    textFile("~^tilde.txt"),
    textFile("default", { type: "application/octet-stream" }),
    textFile("logo (1)+.svg", { type: "image/svg+xml" }),
    textFile("Logo (1)+.svg", { type: "image/svg+xml", immutable: true }),
    textFile("elsewhere.html", { path: "/team", type: "text/html; charset=utf-8" }),
    textFile("über uns/index.html", { path: "/über uns", type: "text/html; charset=utf-8" }),
    textFile(`${"long/".repeat(60)}path.txt`),
  ],
  redirects: [
    ...sampleManifest.redirects,
    { from: "/shop", to: "https://shop.example/a%20b/$1?x=1", status: 308 },
    { from: "/neu", to: "/größe.txt", status: 301 },
    { from: "/prices", to: "/about#prices", status: 301 },
    { from: "/Mixed", to: "/about", status: 301 },
    { from: "/mixed", to: "/services/seo", status: 301 },
    { from: "/slash/", to: "/about", status: 301 },
  ],
};
