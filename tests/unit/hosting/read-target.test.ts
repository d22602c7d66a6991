import { encodedPath, readTarget } from "../../../src/hosting/server/routing-table";

describe("a request's target", () => {
  it.each([
    ["/", { path: "/", query: "" }],
    ["/about", { path: "/about", query: "" }],
    ["/about?", { path: "/about", query: "?" }],
    ["/about?a=1&b=%20", { path: "/about", query: "?a=1&b=%20" }],
    ["/about?a?b", { path: "/about", query: "?a?b" }],
    ["/%61bout", { path: "/about", query: "" }],
    ["/%2561", { path: "/%61", query: "" }],
    ["/a%2Fb%3Fc%23d", { path: "/a/b?c#d", query: "" }],
    ["/gr%C3%BC%C3%9Fe", { path: "/grüße", query: "" }],
    ["//evil.example/", { path: "//evil.example/", query: "" }],
    ["http://site.example/about?a=1", { path: "/about", query: "?a=1" }],
    ["HTTPS://site.example:8443/about", { path: "/about", query: "" }],
    ["http://user:word@site.example/about", { path: "/about", query: "" }],
    ["http://site.example", { path: "/", query: "" }],
    ["http://site.example?a=1", { path: "/", query: "?a=1" }],
    ["?a=1", { path: "/", query: "?a=1" }],
  ])("is read: %s", (url, target) => expect(readTarget(url)).toEqual(target));

  it.each([
    "/%",
    "/%zz",
    "/%ff",
    "/%c0%ae",
    "/%ed%a0%80",
    "/%00",
    "/a%0d%0ab",
    "/a%7f",
    "/%c2%80",
    "*",
    "about",
    "ftp://site.example/about",
    "javascript:alert(1)",
    "site.example:443",
    "\\about",
    "http:/about",
  ])("is malformed: %s", (url) => expect(readTarget(url)).toBeUndefined());
});

describe("a path in an address", () => {
  it.each(["/über uns", "/100% & more", "/a?b#c", "/a%20b", "/", "/services/Domain"])(
    "is read back as it was: %s",
    (path) => expect(readTarget(encodedPath(path))).toEqual({ path, query: "" }),
  );
});
