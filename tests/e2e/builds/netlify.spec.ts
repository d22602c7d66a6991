import { createHash } from "node:crypto";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { load } from "cheerio";
import { securityHeaders } from "../../../src/domain/hosting/security-headers";
import { apiRoutes } from "../../../src/domain/paths";
import labels from "../../fixture-site/content/settings/enquiry-form.json";
import { enquiryPost, referenceIn } from "../../support/enquiry-posts";
import { fixtureBuild } from "../../support/fixture-site";
import { startMailServer } from "../../support/mail-server";
import { type NetlifyFunction, startNetlifyFunction } from "../../support/netlify-function";
import { headersOf, netlifyHeaders, netlifyRedirects } from "../../support/netlify-rules";
import startPostgres, { stop as stopPostgres } from "../../support/postgres-setup.mjs";
import type { SiteSettings } from "../../support/site-process";
import { storedAt } from "../../support/with-store";

test.describe.configure({ mode: "serial" });

const build = fixtureBuild("preview");
const inPublic = (name: string) => path.join(build.root, "public", name);
const files = build.files("public").map((name) => name.replace(/^public/, ""));
const pages = files
  .filter((file) => file.endsWith(".html") && !file.includes("/_gatsby/"))
  .map((file) => ({ file, address: file.replace(/(?:\/index)?\.html$/, "") || "/" }));

const started: NetlifyFunction[] = [];
/** Starts the function to which the rules below map endpoints. */
const start = (settings: SiteSettings): NetlifyFunction => {
  const one = startNetlifyFunction(build.root, "endpoint-js", settings);
  started.push(one);
  return one;
};

test.beforeAll(() => startPostgres());
test.afterEach(async () => void (await Promise.all(started.splice(0).map((one) => one.end()))));
test.afterAll(() => stopPostgres());

test("builds without DATABASE_URL, and logs a warning", () => {
  expect(build.output()).toContain("Using gatsby-adapter-netlify adapter");
  expect(build.output()).toContain("Set DATABASE_URL=postgres://");
});

test("has rules for redirects, functions and unknown articles, and no page at a redirected path", async () => {
  const rules = await netlifyRedirects(inPublic("_redirects"));
  const lines = rules.map(({ from, to, status }) => `${from} ${to} ${status}`);
  expect(lines).toEqual(
    expect.arrayContaining([
      "/contact /contact_us 301",
      "/services/lantern-shops /services/lamp-shops 301",
      "/services/windmills /services/WindMills 301",
      "/api/:endpoint /.netlify/functions/endpoint-js 200",
      "/blog/tag/* /404.html 404",
    ]),
  );
  expect(lines.at(-1)).toBe("/blog/* /blog/404.html 404");
  const moved = rules.filter(({ status }) => status === 301).map(({ from }) => from);
  expect(pages.filter(({ address }) => moved.includes(address))).toEqual([]);
});

test("sets security headers on every path, missing content types, and immutable caching for hashed files", async () => {
  const rules = await netlifyHeaders(inPublic("_headers"));
  const hashes = pages.flatMap(({ file }) => {
    const $ = load(build.read(`public${file}`));
    return [...$("script:not([src]):not([type$=json])")].map(
      (script) => `sha256-${createHash("sha256").update($(script).text()).digest("base64")}`,
    );
  });
  const policy = { scriptHashes: [...new Set(hashes)].sort(), connect: [] };
  const expected = Object.entries(securityHeaders(policy)).map(([name, value]) => [name, [value]]);
  for (const address of [...pages.map((page) => page.address), "/favicon.svg", "/blog/no-such-article"])
    expect(Object.entries(headersOf(rules, address)), address).toEqual(expected);
  for (const [file, type] of [
    ["/rss.xml", "application/rss+xml; charset=utf-8"],
    ["/manifest.webmanifest", "application/manifest+json"],
  ] as const)
    expect(headersOf(rules, file)["Content-Type"], file).toEqual([type]);
  const hashed = files.filter((name) => /^\/static\/|-[0-9a-f]{20}\.js$|\.pf_\w+$/.test(name));
  expect(hashed.length).toBeGreaterThan(2);
  // Licence files of earlier builds' bundles remain, without a rule.
  for (const file of files.filter((name) => !name.endsWith(".LICENSE.txt")))
    expect(headersOf(rules, file)["cache-control"] ?? [], file).toEqual(
      hashed.includes(file) ? ["public, max-age=31536000, immutable"] : [],
    );
});

test("has an edge function that sets the editor's headers", () => {
  expect(build.read(".netlify/v1/edge-functions/admin-headers.mjs")).toContain('path: ["/admin","/admin/*"]');
});

test("stores and mails an enquiry before it responds, and redirects without JavaScript", async () => {
  const DATABASE_URL = process.env["TEST_POSTGRES_URL"] ?? "";
  test.skip(DATABASE_URL === "", "There is no PostgreSQL server");
  const mail = await startMailServer();
  const endpoint = start({ DATABASE_URL, SMTP_URL: mail.url });
  const [first, second] = [enquiryPost(), enquiryPost({ form: "contact" })];
  const answer = await endpoint.postJson(apiRoutes.contact, first);
  const { reference } = JSON.parse(answer.text) as { reference: string };
  expect([answer.status, mail.mails.map(referenceIn)]).toEqual([200, [reference]]);
  const redirect = await endpoint.postForm(apiRoutes.contact, second);
  const location = redirect.headers["location"] ?? "";
  expect([redirect.status, location]).toEqual([303, expect.stringMatching(/^\/api\/enquiry-received\?reference=/)]);
  const received = await start({ DATABASE_URL }).get(location);
  expect(load(received.text)("[data-reference]").text()).toContain(location.split("=")[1]);
  await mail.stop();
  expect((await storedAt(DATABASE_URL)).map(({ message }) => message)).toEqual([second.message, first.message]);
});

test("returns 503 without a database, as JSON or in the form, and 404 for unknown endpoints", async () => {
  const endpoint = start({ DATABASE_URL: "" });
  const sent = enquiryPost({ form: "home" });
  const answer = await endpoint.postJson(apiRoutes.contact, sent);
  expect([answer.status, JSON.parse(answer.text)]).toEqual([503, { message: labels.failure }]);
  const page = await endpoint.postForm(apiRoutes.contact, sent);
  const $ = load(page.text);
  expect([page.status, $("[role=alert]").text(), $("textarea[name=message]").text()]).toEqual([
    503,
    labels.failure,
    sent.message,
  ]);
  const unknown = JSON.stringify({ message: "There is no such endpoint." });
  for (const address of Object.values(apiRoutes)) expect((await endpoint.get(address)).text, address).not.toBe(unknown);
  for (const address of ["/api/no-such-endpoint", "/.netlify/functions/endpoint-js"])
    expect(await endpoint.get(address), address).toMatchObject({ status: 404, text: unknown });
});
