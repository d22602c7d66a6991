import { writeFileSync } from "node:fs";
import path from "node:path";
import { inlineScriptHashes, inlineScripts } from "../../../src/hosting/adapter/script-hashes";
import { temporaryFolder } from "../../support/temporary-folder";

const { folder, dispose } = temporaryFolder("scripts");
afterAll(dispose);

const page = (...scripts: string[]): string => `<!doctype html><html><head>${scripts.join("")}</head></html>`;

const write = (name: string, html: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, html);
  return file;
};

describe("the inline scripts of a page", () => {
  it.each([
    ["plain", "<script>a()</script>", ["a()"]],
    ["with attributes", '<script async nonce="x" id=y>a()</script>', ["a()"]],
    ["modules", '<script type="module">import "a"</script>', ['import "a"']],
    ["import maps, which decide what runs", '<script type="importmap">{}</script>', ["{}"]],
    ["in capitals", '<SCRIPT TYPE="text/javascript">a()</SCRIPT>', ["a()"]],
    ["several", "<script>a()</script><p><script>b()</script>", ["a()", "b()"]],
    ["with what looks like HTML", "<script>'&amp;<b>' && x</script>", ["'&amp;<b>' && x"]],
    ["with spaces around", "<script>\n  a()\n</script>", ["\n  a()\n"]],
    ["without an end", "<script>a()", ["a()"]],
    ["empty", "<script></script>", [""]],
    ["in a body", "<body><div><script>a()</script></div></body>", ["a()"]],
  ])("are found: %s", (_what, html, scripts) => expect(inlineScripts(html)).toEqual(scripts));

  it.each([
    ["a script of its own file", '<script src="/a.js"></script>'],
    ["the text beside a file, which never runs", '<script src="/a.js">a()</script>'],
    ["an empty file name", '<script src="">a()</script>'],
    ["JSON-LD", '<script type="application/ld+json">{"a":1}</script>'],
    ["JSON", '<script type="application/json">{}</script>'],
    ["a comment", "<!-- <script>a()</script> -->"],
    ["a text that speaks of one", "<title><script>a()</script></title>"],
    ["an attribute", '<p title="<script>a()</script>">'],
    ["a template of an address", '<a href="javascript:a()">'],
  ])("are not %s", (_what, html) => expect(inlineScripts(html)).toEqual([]));
});

describe("the hashes that a policy names", () => {
  it("are those that a browser computes", async () => {
    // The first is the example of CSP Level 2; all were computed by another program (openssl).
    const file = write(
      "known.html",
      page("<script>alert('Hello, world.');</script>", "<script></script>", "<script>grüße()</script>"),
    );
    expect(await inlineScriptHashes([file])).toEqual(
      [
        "sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=",
        "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
        "sha256-5wFt/j0U4oDEIan/cctYvCHB2dqeQyc5vaD76pkuaP8=",
      ].sort(),
    );
  });

  // A known gap: files that Git wrote on Windows may hold such ends of lines.
  it.failing("are those of the lines as a browser reads them, whatever ends them in the file", async () => {
    const [unix, windows, mac] = ["\n", "\r\n", "\r"].map((end, index) =>
      write(`lines-${index}.html`, page(`<script>${["", "a()", "b()", ""].join(end)}</script>`)),
    );
    const hashes = await inlineScriptHashes([unix ?? ""]);
    expect(hashes).toHaveLength(1);
    expect(await inlineScriptHashes([windows ?? ""])).toEqual(hashes);
    expect(await inlineScriptHashes([mac ?? ""])).toEqual(hashes);
  });

  it("are each named once, in an order that does not depend on the pages", async () => {
    const [one, other] = [
      write("one.html", page("<script>a()</script>", "<script>b()</script>")),
      write("other.html", page("<script>b()</script>")),
    ];
    const hashes = await inlineScriptHashes([one, other]);
    expect(hashes).toHaveLength(2);
    expect(await inlineScriptHashes([other, one])).toEqual(hashes);
  });

  it("are none without pages or scripts", async () => {
    expect(await inlineScriptHashes([])).toEqual([]);
    expect(await inlineScriptHashes([write("none.html", page())])).toEqual([]);
  });

  it("are not more than a policy can name: a page with a script of its own is an error that says so", async () => {
    const files = Array.from({ length: 13 }, (_, index) =>
      write(`own-${index}.html`, page(`<script>a(${index})</script>`)),
    );
    expect(await inlineScriptHashes(files.slice(0, 12))).toHaveLength(12);
    const failing = inlineScriptHashes(files);
    await expect(failing).rejects.toThrow("13 different inline scripts");
    await expect(failing).rejects.toThrow("own-12.html");
    await expect(failing).rejects.toThrow("the same on every page");
  });
});
