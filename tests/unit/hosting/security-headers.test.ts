import { analyticsOrigins } from "../../../src/domain/analytics";
import { adminSecurityHeaders, securityHeaders } from "../../../src/domain/hosting/security-headers";

const hash = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";
const origins = { connect: ["https://api.git.example"], pictures: ["https://faces.git.example"] };

/** Parses a policy into directives with their sources. */
const directivesOf = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    (headers["content-security-policy"] ?? "").split("; ").map((text) => text.split(/ (.*)/).slice(0, 2)),
  ) as Record<string, string>;

describe("the Content-Security-Policy of every page", () => {
  const own = securityHeaders({ scriptHashes: [hash], connect: [] });
  const policy = directivesOf(own);

  it("allows the site's own scripts and inline ones by hash, and no other origin", () => {
    expect([policy["default-src"], policy["form-action"]]).toEqual(["'self'", "'self'"]);
    expect(policy["script-src"]).toBe(`'self' 'wasm-unsafe-eval' '${hash}'`);
    expect(own["content-security-policy"]).not.toMatch(/\/\/|\*|'unsafe-eval|blob:/);
  });

  it("denies frames, plugins, workers and other base URLs", () => {
    const denied = Object.keys(policy).filter((name) => policy[name] === "'none'");
    expect(denied.join()).toBe("object-src,frame-src,worker-src,base-uri,frame-ancestors");
    expect(own["x-frame-options"]).toBe("DENY");
  });

  it("allows connections to the analytics host, and no other resources from there", () => {
    const connect = analyticsOrigins({ provider: "matomo", host: "https://stats.example/matomo" });
    const { "connect-src": allowed, ...others } = directivesOf(securityHeaders({ scriptHashes: [hash], connect }));
    expect(allowed).toBe("'self' https://stats.example");
    expect(Object.values(others).join()).not.toContain("//");
    expect(analyticsOrigins({ provider: "none", host: "https://stats.example" })).toEqual([]);
  });
});

describe("the Content-Security-Policy of the editor", () => {
  const headers = adminSecurityHeaders(origins);
  const { "connect-src": connect, "img-src": pictures, ...others } = directivesOf(headers);

  it("allows unsafe-eval for compiling schemas, and no inline script", () => {
    expect(others).toMatchObject({
      "script-src": "'self' 'unsafe-eval'",
      "default-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'self'",
    });
  });

  it("allows the host of the repository for connections and images only", () => {
    expect(connect).toBe("'self' data: blob: https://api.git.example");
    expect(pictures).toBe("'self' data: blob: https://faces.git.example");
    expect(Object.values(others).join()).not.toContain("//");
  });

  it("comes with noindex, no-cache, an opener policy that allows the sign-in window, and the site's headers", () => {
    expect(headers).toMatchObject({
      "permissions-policy": expect.stringMatching(/\bcamera=\(\), .*\bgeolocation=\(\), .*\bmicrophone=\(\), /),
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=63072000",
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "x-frame-options": "SAMEORIGIN",
      "x-robots-tag": "noindex, nofollow",
      "cache-control": "no-cache",
    });
  });
});
