import fc from "fast-check";
import { ask, exchange, head } from "../../support/raw-request";
import { planted, type SampleSite, startSampleSite } from "../../support/sample-site";

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite();
});
afterAll(() => site.close());

/** Ways to write `..`, `/` and what ends a name early. */
const ups = ["..", "%2e%2e", "%2E.", ".%2e", "%252e%252e", "%c0%ae%c0%ae", "%e0%80%ae%e0%80%ae", "%u002e%u002e", "..;"];
const slashes = ["/", "%2f", "%2F", "%252f", "\\", "%5c", "%255c", "%c0%af", "%e0%80%af", "//", "/./", "%ef%bc%8f"];
const files = ["package.json", "secret.txt", ".env", "dist/manifest.json", "etc/passwd", "public/unpublished.txt"];

const climbs = ups.flatMap((up) =>
  slashes.flatMap((slash) =>
    files.flatMap((file) => [
      `/${up}${slash}${file}`,
      `/${`${up}${slash}`.repeat(8)}${file}`,
      `/about${slash}${up}${slash}${up}${slash}${file}`,
      `/static/${up}${slash}${up}${slash}${file}`,
    ]),
  ),
);

const others = [
  "/unpublished.txt",
  "/about/index.html.br",
  "/app-0a1b2c3d.js.gz",
  "/dist/manifest.json",
  "/../dist/server.js",
  "/package.json",
  "/.env",
  "/proc/self/environ",
  "/etc/passwd",
  "//etc/passwd",
  "/file:///etc/passwd",
  "file:///etc/passwd",
  "/C:/Windows/win.ini",
  "/C:\\Windows\\win.ini",
  "\\\\server\\share",
  "/about%00.html",
  "/%00",
  "/about/%00/../../package.json",
  "/package.json%00.html",
  "/about/.",
  "/about/..",
  "/./about",
  "/about;/../../package.json",
  "/~root/.env",
  "/about?/../../package.json",
  "/about#/../../package.json",
  "/constructor",
  "/__proto__",
  "/__proto__/toString",
  "/hasOwnProperty",
];

/** What may be answered to an address that names no page: that it is malformed, that nothing is there, or where a page is. */
const expectHarmless = async (target: string): Promise<void> => {
  const received = await exchange(site.port, head("GET", target));
  const text = received.toString("latin1");
  expect({ target, leaked: text.includes(planted) || text.includes("root:") }).toEqual({ target, leaked: false });
  const status = /^HTTP\/1\.1 (\d+)/.exec(text)?.[1];
  const location = /\r\nlocation: (.*)\r\n/i.exec(text)?.[1];
  const known = site.manifest.statics.map(({ path }) => path);
  if (status === "301") expect(known).toContain(location?.replace(/\?.*$/, ""));
  else if (status === "200") expect(known).toContain(target.replace(/\?.*$/, ""));
  else expect({ target, status }).toEqual({ target, status: expect.stringMatching(/^40[04]$/) });
};

describe("no address names a file that the build does not publish", () => {
  it(`climbs out of the public folder, in none of ${climbs.length} ways to write it`, async () => {
    for (const target of climbs) await expectHarmless(target);
  });

  it.each(others)("%s", expectHarmless);

  it("whatever is put together from such pieces", async () => {
    const piece = fc.constantFrom(...ups, ...slashes, ...files, "about", "static", "%00", "%", "?", "#", "public");
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), (pieces) => expectHarmless(`/${pieces.join("")}`)),
      { numRuns: 500 },
    );
  });
});

describe("a published file", () => {
  it("is not found by another way to its place", async () => {
    for (const target of ["/static/../about", "/./about", "/blog/..//about", "/%2e/about", "/about/../about"]) {
      expect((await ask(site.port, head("GET", target)))?.status).toBe(404);
    }
  });

  it("is found when letters of its name are encoded that need not be", async () => {
    expect((await ask(site.port, head("GET", "/%61bout")))?.status).toBe(200);
    expect((await ask(site.port, head("GET", "/%2561bout")))?.status).toBe(404);
  });
});
