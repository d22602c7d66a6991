import { readFileSync, writeFileSync } from "node:fs";
import { nginxConfiguration } from "../../../src/hosting/nginx/configuration";
import { sampleManifest } from "../../support/sample-manifest";

const example = "docs/nginx.conf";

const options = {
  serverName: "tarang.example",
  publicFolder: "/srv/site/public",
  upstreams: ["127.0.0.1:9000"],
  certificate: "/etc/letsencrypt/live/tarang.example/fullchain.pem",
  certificateKey: "/etc/letsencrypt/live/tarang.example/privkey.pem",
  listen: { http: ["80", "[::]:80"], https: ["443", "[::]:443"] },
  brotli: true,
  challengeFolder: "/var/www/html",
};

const configuration = (changes: Partial<typeof options> = {}) =>
  nginxConfiguration(sampleManifest, { ...options, ...changes });

it("is what docs/nginx.conf shows (UPDATE=1 npx jest tests/unit/hosting/nginx.test.ts writes it anew)", () => {
  if (process.env["UPDATE"]) writeFileSync(example, configuration());
  expect(readFileSync(example, "utf8")).toBe(configuration());
});

it("asks for brotli only where nginx knows it", () => {
  expect(configuration({ brotli: true })).toContain("brotli_static on;");
  expect(configuration({ brotli: false })).not.toContain("brotli");
});

it("leads to HTTPS without naming its usual port, and naming any other", () => {
  expect(configuration()).toContain("return 301 https://tarang.example$request_uri;");
  const listen = { http: ["80"], https: ["10.0.0.1:8443"] };
  expect(configuration({ listen })).toContain("return 301 https://tarang.example:8443$request_uri;");
});

it("shares no name with the configuration of another site", () => {
  const definitions = /^(?:map .*|geo|upstream) (\S+) \{$|(?:shared:|zone=)(\w+)/gm;
  const namesIn = (text: string) => [...text.matchAll(definitions)].map(([, name, zone]) => name ?? zone);
  const names = namesIn(configuration());
  const others = namesIn(configuration({ serverName: "staging.tarang.example" }));
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => others.includes(name))).toEqual([]);
});

it("has room for the paths of 5,000 articles", () => {
  const article = sampleManifest.statics.find(({ path }) => path === "/blog/first-post");
  if (article === undefined) throw new Error("There is no article");
  const articles = Array.from({ length: 5000 }, (_, index) => ({
    ...article,
    path: `/blog/${index}${"x".repeat(200)}`,
  }));
  const text = nginxConfiguration({ ...sampleManifest, statics: [...sampleManifest.statics, ...articles] }, options);
  const sizeOf = (name: string) => Number(new RegExp(`^${name} (\\d+);$`, "m").exec(text)?.[1]);
  expect(sizeOf("map_hash_max_size")).toBeGreaterThan(5000);
  expect(sizeOf("map_hash_bucket_size")).toBeGreaterThan(2 * 200);
  expect(text.match(/location/g)).toHaveLength(configuration().match(/location/g)?.length ?? 0);
});
