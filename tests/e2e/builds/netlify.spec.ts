import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { load } from "cheerio";
import redirects from "../../../content/redirects/redirects.json";
import { securityHeaders } from "../../../src/domain/hosting/security-headers";
import { apiRoutes } from "../../../src/domain/paths";
import { allRedirects } from "../../../src/domain/redirects";
import { type NetlifyBuild, netlifyBuild } from "../../support/netlify-build";
import { testNetlifyFunctions } from "../../support/netlify-function-tests";
import { headersOf } from "../../support/netlify-rules";
import startPostgres, { stop as stopPostgres } from "../../support/postgres-setup.mjs";

test.describe.configure({ mode: "serial" });

/** The hashes of the scripts that stand in a page and run. */
const scriptHashes = (html: string): string[] => {
  const $ = load(html);
  const texts = [...$("script:not([src]):not([type$=json])")].map((script) => $(script).text());
  return texts.map((text) => `sha256-${createHash("sha256").update(text).digest("base64")}`);
};

test.describe("a build for Netlify", () => {
  let build: NetlifyBuild;

  test.beforeAll(async () => {
    test.setTimeout(480_000);
    await startPostgres();
    build = await netlifyBuild();
  });
  test.afterEach(() => build.end());
  test.afterAll(async () => {
    build.dispose();
    await stopPostgres();
  });

  test("is made without a database, and warns of it", () => {
    expect(build.output).toContain("Using gatsby-adapter-netlify adapter");
    expect(build.output).toContain("Set DATABASE_URL=postgres://");
  });

  test("has a rule for each redirect, each function and unknown articles, and no file before any", () => {
    const addresses = build.pages.map(({ address }) => address);
    const moved = allRedirects(
      redirects.redirects,
      addresses.filter((address) => address.startsWith("/services/")),
    );
    const line = (from: string, to: string, status: number) => `${from} ${to} ${status}`;
    expect(build.redirects.map(({ from, to, status }) => line(from, to, status)).sort()).toEqual(
      [
        ...moved.map(({ from, to }) => line(from, to, 301)),
        ...Object.values(apiRoutes).map((from) =>
          line(from, from.replace("/api/", "/.netlify/functions/") + "-js", 200),
        ),
        line("/blog/*", "/blog/404.html", 404),
        line("/blog/tag/*", "/404.html", 404),
        line("/blog/page/*", "/404.html", 404),
      ].sort(),
    );
    expect(build.redirects.filter(({ status }) => status === 404).pop()?.from).toBe("/blog/*");
    expect(build.redirects.filter(({ force }) => force)).toEqual([]);
    expect(addresses.filter((address) => moved.some(({ from }) => from === address))).toEqual([]);
    expect(addresses).toEqual(expect.arrayContaining(["/", "/404", "/blog/404", "/services/Domain"]));
  });

  test("gives every address the security headers, with the hash of each script that stands in a page", () => {
    const hashes = [...new Set(build.pages.flatMap(({ file }) => scriptHashes(build.read(file))))].sort();
    expect(hashes.length).toBeGreaterThan(0);
    const expected = Object.entries(securityHeaders(hashes)).map(([name, value]) => [name, [value]]);
    for (const address of [...build.pages.map((page) => page.address), "/favicon.svg", "/blog/no-such-article"])
      expect(Object.entries(headersOf(build.headers, address)), address).toEqual(expected);
  });

  test("lets what has a hash in its name be kept for ever, and gives no header twice", () => {
    const scripts = build.read("public/start.js").match(/\/[\w-]+-[0-9a-f]{20}\.js/g) ?? [];
    expect(scripts.length).toBeGreaterThan(2);
    expect(headersOf(build.headers, "/start.js")["cache-control"] ?? []).not.toContain(
      "public, max-age=31536000, immutable",
    );
    for (const file of [...scripts, ...build.files.filter((name) => name.startsWith("/static/"))])
      expect(headersOf(build.headers, file)["cache-control"], file).toEqual(["public, max-age=31536000, immutable"]);
    for (const file of build.files)
      expect(
        Object.values(headersOf(build.headers, file)).filter(({ length }) => length > 1),
        file,
      ).toEqual([]);
  });

  test("has an edge function that gives the editor headers of its own", () => {
    expect(build.read(".netlify/v1/edge-functions/admin-headers.mjs")).toContain('path: ["/admin","/admin/*"]');
  });

  testNetlifyFunctions(() => build);
});
