import fc from "fast-check";
import { createRoutingTable, readTarget } from "../../../src/hosting/server/routing-table";
import { sampleManifest } from "../../support/sample-manifest";

const { statics, redirects, functions, fallbacks } = sampleManifest;
const decide = createRoutingTable(sampleManifest);

const known = fc.oneof(
  ...[statics.map(({ path }) => path), redirects.map(({ from }) => from), functions.map(({ path }) => path)].map(
    (paths) => fc.constantFrom(...paths),
  ),
);

const targets = new Set([...statics.map(({ path }) => path), ...redirects.map(({ to }) => to.replace(/[?#].*$/, ""))]);

/** A known address, written as visitors, proxies and attackers do. */
const likely = fc
  .tuple(
    fc.constantFrom(
      "",
      "",
      "",
      "http://site.example",
      "https://evil.example:1",
      "//evil.example",
      "/",
      "/.",
      "/..",
      "\\",
    ),
    known,
    fc.constantFrom("", "", "", "/", "//", "/index.html", "/index.html/", "/..", "%2f", "%00", ".", "%20", "?", "#"),
    fc.constantFrom("", "?a=1", "?//evil.example", "?%0d%0aX: 1", "??", "#x"),
    fc.boolean(),
  )
  .map(([before, path, after, query, upper]) => before + (upper ? path.toUpperCase() : path) + after + query);

const anyUrl = fc.oneof(
  { weight: 5, arbitrary: likely },
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.string({ unit: "grapheme" }).map((text) => `/${text}`),
  fc.webPath().map((path) => `/${path}`),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.stringMatching(/^\/(?:%[0-9a-f]{2}|[a-z./\\?#]){0,20}$/),
);

describe("any text as the target of a request", () => {
  it("is malformed, or leads to what the manifest has, and nowhere else", () => {
    const kinds = new Map<string, number>();
    fc.assert(
      fc.property(anyUrl, (url) => {
        const target = readTarget(url);
        const decision = target === undefined ? undefined : decide(target);
        const kind = decision?.kind ?? "malformed";
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        if (decision?.kind === "file") expect(statics).toContain(decision.file);
        if (decision?.kind === "function") expect(functions).toContain(decision.entry);
        if (decision?.kind === "missing") expect(fallbacks.map(({ file }) => file)).toContain(decision.file?.file);
        if (decision?.kind === "redirect") {
          const place = new URL(decision.to, "https://site.example");
          expect(place.origin).toBe("https://site.example");
          expect(targets).toContain(decodeURIComponent(place.pathname));
          expect(decision.to).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
        }
      }),
      { numRuns: 5000 },
    );
    for (const kind of ["file", "function", "missing", "redirect", "malformed"]) {
      expect(kinds.get(kind)).toBeGreaterThan(5);
    }
  });

  it("is read once and no more: what is encoded twice stays encoded once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (text) => {
        const path = `/${text.replace(/\p{Cc}/gu, "")}`;
        const once = encodeURIComponent(path).replaceAll("%2F", "/");
        expect(readTarget(once)?.path).toBe(path);
        expect(readTarget(once.replaceAll("%", "%25"))?.path).toBe(once);
      }),
    );
  });

  it("takes time in proportion to its length", () => {
    const begun = performance.now();
    for (const piece of ["/", "/index.html", "//x", "%2f", "?", "#", "%25"]) {
      const url = `/${piece.repeat(Math.floor(16_000 / piece.length))}x`;
      for (let times = 0; times < 20; times += 1) decide(readTarget(url) ?? { path: "/", query: "" });
    }
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});
