import type { Manifest } from "../../../src/hosting/manifest";
import { createRoutingTable, readTarget } from "../../../src/hosting/server/routing-table";
import { sampleManifest } from "../../support/sample-manifest";

/** The sample with what only matters here. */
const manifest: Manifest = {
  ...sampleManifest,
  redirects: [
    ...sampleManifest.redirects,
    { from: "/old/", to: "/about", status: 308 },
    { from: "/shop", to: "https://shop.example/a%20b?from=site", status: 302 },
    { from: "/team", to: "/about#team", status: 301 },
    { from: "/grüße", to: "/über uns", status: 301 },
  ],
  fallbacks: [
    { below: "/", file: "404.html" },
    { below: "/blog/", file: "blog/404/index.html" },
    { below: "/lost/", file: "no-such-file.html" },
  ],
};
const decide = createRoutingTable(manifest);

/** What is decided, in short. */
const decision = (url: string): string => {
  const target = readTarget(url);
  if (target === undefined) return "malformed";
  const decided = decide(target);
  switch (decided.kind) {
    case "file":
      return `file ${decided.file.file}`;
    case "redirect":
      return `${decided.status} ${decided.to}`;
    case "function":
      return `function ${decided.entry.entry}`;
    case "missing":
      return `missing ${decided.file?.file}`;
  }
};

describe("the routing table", () => {
  it.each([
    ["/", "file index.html"],
    ["/about", "file about/index.html"],
    ["/about?a=1", "file about/index.html"],
    ["/services/Domain", "file services/Domain/index.html"],
    ["/404.html", "file 404.html"],
    ["/api/contact", "function functions/contact.js"],
    ["/api/contact?a=1", "function functions/contact.js"],
  ])("finds what stands there exactly: %s", (url, found) => expect(decision(url)).toBe(found));

  it.each([
    ["/about/", "301 /about"],
    ["/about//", "301 /about"],
    ["/about/index.html", "301 /about"],
    ["/about/index.html/", "301 /about"],
    ["/index.html", "301 /"],
    ["//", "301 /"],
    ["/ABOUT", "301 /about"],
    ["/About/?a=1", "301 /about?a=1"],
    ["/SERVICES/domain", "301 /services/Domain"],
    ["/Blog/First-Post/", "301 /blog/first-post"],
    ["/APP-0a1b2c3d.JS", "301 /app-0a1b2c3d.js"],
  ])("leads to the one address of a page: %s", (url, found) => expect(decision(url)).toBe(found));

  it.each([
    ["/contact", "301 /about"],
    ["/contact/", "301 /about"],
    ["/Contact?a=1&b=%20", "301 /about?a=1&b=%20"],
    ["/services/domain", "301 /services/Domain"],
    ["/old/", "308 /about"],
    ["/offer", "302 /services/seo?from=offer#prices"],
    ["/offer?a=1", "302 /services/seo?from=offer#prices"],
    ["/shop?a=1", "302 https://shop.example/a%20b?from=site"],
    ["/team", "301 /about#team"],
    ["/team?a=1", "301 /about?a=1#team"],
    ["/gr%C3%BC%C3%9Fe?q=\u00e9", "301 /%C3%BCber%20uns?q=%C3%A9"],
  ])("follows a rule, with the query: %s", (url, found) => expect(decision(url)).toBe(found));

  it.each([
    ["/nowhere", "missing 404.html"],
    ["/blog/nowhere", "missing blog/404/index.html"],
    ["/blog/first-post/more", "missing blog/404/index.html"],
    ["/blogs", "missing 404.html"],
    ["/lost/more", "missing undefined"],
    ["/api/contact/", "missing 404.html"],
    ["/API/contact", "missing 404.html"],
    ["/about/..", "missing 404.html"],
    ["//evil.example/", "missing 404.html"],
    ["//about", "missing 404.html"],
    ["/index.html/index.html", "missing 404.html"],
    ["/__proto__", "missing 404.html"],
  ])("finds the page of the longest path that fits what is missing: %s", (url, found) =>
    expect(decision(url)).toBe(found),
  );

  it("has nothing to show where no page says so", () => {
    expect(createRoutingTable({ ...manifest, fallbacks: [] })({ path: "/nowhere", query: "" })).toEqual({
      kind: "missing",
      file: undefined,
    });
  });

  it("lets a function go before a rule, and a rule before a file", () => {
    const [file] = manifest.statics;
    if (file === undefined) throw new Error("The sample has no file");
    const same = createRoutingTable({
      ...manifest,
      statics: [
        { ...file, path: "/a" },
        { ...file, path: "/b" },
      ],
      redirects: ["/a", "/b"].map((from) => ({ from, to: "/about", status: 301 })),
      functions: [{ path: "/a", entry: "a.js" }],
    });
    expect(same({ path: "/a", query: "" }).kind).toBe("function");
    expect(same({ path: "/b", query: "" }).kind).toBe("redirect");
  });
});
