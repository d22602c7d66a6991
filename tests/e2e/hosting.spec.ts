import { readdirSync } from "node:fs";
import { expect } from "@playwright/test";
import settings from "../../content/settings/site.json";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";
import { everyPage, site } from "../support/site";

const headersOf = {
  "strict-transport-security": /^max-age=\d{8,}/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "content-security-policy": /frame-ancestors 'none'/,
};

test.describe("@wide every answer", () => {
  for (const [what, path, status] of [
    ["a page", "/", 200],
    ["an unknown page", "/no-such-page", 404],
    ["a redirect", "/contact", 301],
    ["a function", "/api/form-token", 200],
    ["a function that refuses", "/api/contact", 405],
    ["a file", "/favicon.svg", 200],
  ] as const) {
    test(`of ${what} carries the security headers and nothing that tells on the server`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(status);
      const headers = response.headers();
      for (const [name, value] of Object.entries(headersOf)) expect(headers[name], name).toMatch(value);
      expect(Object.keys(headers)).toEqual(expect.not.arrayContaining(["x-powered-by", "server"]));
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
      const scripts = /script-src [^;]*/.exec(headers["content-security-policy"] ?? "")?.[0];
      expect(scripts).toMatch(/^script-src 'self'/);
      expect(scripts).not.toMatch(/unsafe|\*|https?:|data:/);
    });
  }
});

test.describe("@wide addresses", () => {
  test("every page has one address, and leads to it from others", async ({ request }) => {
    for (const { path } of everyPage.filter((page) => page.path !== "/")) {
      for (const other of [`${path}/`, `${path}/index.html`]) {
        const response = await request.get(`${other}?from=test`, { maxRedirects: 0 });
        expect([other, response.status(), response.headers()["location"]]).toEqual([other, 301, `${path}?from=test`]);
      }
    }
  });

  test("a service is found in any casing", async ({ request }) => {
    for (const { path } of site.services) {
      for (const other of [path.toLowerCase(), path.toUpperCase(), path.replace("/services/", "/Services/")]) {
        if (other === path) continue;
        const response = await request.get(other, { maxRedirects: 0 });
        expect([other, response.status(), response.headers()["location"]]).toEqual([other, 301, path]);
      }
    }
  });
});

test.describe("@wide what is published", () => {
  test("holds nothing that only the build needs", async ({ request }) => {
    const files = readdirSync("public", { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => /\.map$|webpack\.stats|chunk-map|partytown/.test(file))).toEqual([]);
    for (const path of ["/webpack.stats.json", "/chunk-map.json", "/index.html.br", "/.env", "/dist/manifest.json"]) {
      expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
    }
  });

  test("says whom to tell about a hole in it, for most of a year", async ({ request }) => {
    const response = await request.get("/.well-known/security.txt");
    expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
    const text = await response.text();
    expect(text).toContain(`Contact: mailto:${settings.email}\n`);
    expect(text).toContain(`Canonical: ${settings.url}/.well-known/security.txt\n`);
    const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  test("is kept by browsers for ever where its name tells its version, and asked after where not", async ({ page }) => {
    const kept = new Map<string, string | undefined>();
    page.on("response", (response) => kept.set(new URL(response.url()).pathname, response.headers()["cache-control"]));
    await page.goto("/");
    await hydrated(page);
    expect(kept.get("/")).toBe("public, max-age=0, must-revalidate");
    const hashed = () => [...kept].filter(([path]) => /-[\da-f]{20}\.js$|^\/static\//.test(path));
    await expect.poll(() => hashed().length).toBeGreaterThan(5);
    for (const [path, value] of hashed()) expect([path, value]).toEqual([path, "public, max-age=31536000, immutable"]);
  });
});

test("@html a film can be fetched in parts", async ({ request }) => {
  const response = await request.get("/video/hero-loop.mp4", { headers: { range: "bytes=0-99" } });
  expect(response.status()).toBe(206);
  expect(response.headers()["content-range"]).toMatch(/^bytes 0-99\/\d+$/);
  expect(await response.body()).toHaveLength(100);
});
