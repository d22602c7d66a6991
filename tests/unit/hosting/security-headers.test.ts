import { contentSecurityPolicy, securityHeaders } from "../../../src/domain/hosting/security-headers";

const hash = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

/** A policy by its directives, each with its sources. */
const directives = (hashes: string[] = []): Record<string, string[]> =>
  Object.fromEntries(
    contentSecurityPolicy(hashes)
      .split("; ")
      .map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources];
      }),
  );

describe("the policy of every page", () => {
  it("runs scripts of the site, and inline ones whose text is known, and no others", () => {
    expect(directives()["script-src"]).toEqual(["'self'"]);
    expect(directives([hash])["script-src"]).toEqual(["'self'", `'${hash}'`]);
  });

  it.each(["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", "'wasm-unsafe-eval'", "*", "data:", "https:"])(
    "never lets %s run as a script",
    (source) => expect(directives([hash])["script-src"]).not.toContain(source),
  );

  it("allows the site itself what it does not name, such as to fetch the next page ahead, and no plugin, frame or worker", () => {
    expect(directives()["default-src"]).toEqual(["'self'"]);
    for (const name of ["object-src", "frame-src", "worker-src"]) expect(directives()[name]).toEqual(["'none'"]);
    for (const name of ["connect-src", "font-src", "prefetch-src", "child-src", "script-src-elem", "script-src-attr"]) {
      expect(directives()[name]).toBeUndefined();
    }
  });

  it("is not escaped by another base, another frame or another address of a form", () => {
    expect(directives()["base-uri"]).toEqual(["'none'"]);
    expect(directives()["frame-ancestors"]).toEqual(["'none'"]);
    expect(directives()["form-action"]).toEqual(["'self'"]);
  });

  it("names the site itself and no other", () => {
    const sources = Object.values(directives([hash])).flat();
    expect(new Set(sources)).toEqual(new Set(["'none'", "'self'", "'unsafe-inline'", "data:", `'${hash}'`]));
    expect(directives()["img-src"]).toContain("data:");
    expect(directives()["style-src"]).toContain("'unsafe-inline'");
  });

  it("names each directive once: browsers go by the first", () => {
    const names = contentSecurityPolicy([hash])
      .split("; ")
      .map((directive) => directive.split(" ")[0]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("the headers of every answer", () => {
  const headers = securityHeaders([hash]);

  it("are these, and nothing else", () => {
    const { "content-security-policy": policy, "permissions-policy": permissions, ...others } = headers;
    expect(policy).toBe(contentSecurityPolicy([hash]));
    expect(permissions?.split(", ")).toEqual(expect.arrayContaining(["camera=()", "geolocation=()", "microphone=()"]));
    expect(others).toEqual({
      "cross-origin-opener-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8,}/) as string,
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
  });

  it("can be sent: small letters, and no end of a line", () => {
    for (const [name, value] of Object.entries(headers)) {
      expect(name).toMatch(/^[a-z-]+$/);
      expect(value).toMatch(/^[\x20-\x7e]+$/);
    }
  });

  it("give every feature to nobody", () => {
    for (const feature of headers["permissions-policy"]?.split(", ") ?? []) expect(feature).toMatch(/^[a-z-]+=\(\)$/);
  });
});
