import { writeFileSync } from "node:fs";
import path from "node:path";
import { inlineScriptHashes, inlineScripts } from "../../../src/hosting/adapter/script-hashes";
import { temporaryFolder } from "../../support/temporary-folder";

const { folder, dispose } = temporaryFolder("scripts");
afterAll(dispose);

const write = (name: string, ...scripts: string[]): string => {
  const file = path.join(folder, name);
  writeFileSync(file, `<!doctype html><html><head>${scripts.join("")}</head></html>`);
  return file;
};

describe("the inline scripts of a page", () => {
  it.each([
    ["with attributes", '<script async nonce="x" id=y>a()</script>', ["a()"]],
    ["modules", '<script type="module">import "a"</script>', ['import "a"']],
    ["import maps, which decide what runs", '<script type="importmap">{}</script>', ["{}"]],
    ["in capitals", '<SCRIPT TYPE="text/javascript">a()</SCRIPT>', ["a()"]],
    ["several", "<script>a()</script><p><script>\n b()</script>", ["a()", "\n b()"]],
    ["with what looks like HTML", "<script>'&amp;<b>' && x</script>", ["'&amp;<b>' && x"]],
    ["no script of its own file", '<script src="/a.js">never()</script>', []],
    ["no JSON-LD", '<script type="application/ld+json">{"a":1}</script>', []],
    ["no comment", "<!-- <script>a()</script> -->", []],
    ["no text that speaks of one", '<title><script>a()</script></title><p title="<script>">', []],
  ])("are found: %s", (_what, html, scripts) => expect(inlineScripts(html)).toEqual(scripts));
});

describe("the hashes that a policy names", () => {
  it("are those that a browser computes, each once, in an order that does not depend on the pages", async () => {
    // The first is the example of CSP Level 2; both were computed by another program (openssl).
    const one = write("one.html", "<script>alert('Hello, world.');</script>", "<script>grüße()</script>");
    const other = write("other.html", "<script>grüße()</script>");
    const hashes = [
      "sha256-5wFt/j0U4oDEIan/cctYvCHB2dqeQyc5vaD76pkuaP8=",
      "sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=",
    ];
    expect(await inlineScriptHashes([one, other])).toEqual(hashes);
    expect(await inlineScriptHashes([other, one])).toEqual(hashes);
  });

  it("are not more than a policy can name: a page with a script of its own is an error that says so", async () => {
    const files = Array.from({ length: 13 }, (_, index) => write(`own-${index}.html`, `<script>a(${index})</script>`));
    expect(await inlineScriptHashes(files.slice(0, 12))).toHaveLength(12);
    await expect(inlineScriptHashes(files)).rejects.toThrow(/13 different inline scripts.*own-12\.html/);
  });
});
