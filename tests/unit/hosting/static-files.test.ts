import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type PublishedFile, staticFiles } from "../../../src/hosting/adapter/static-files";
import { temporaryFolder } from "../../support/temporary-folder";

const { folder, dispose } = temporaryFolder("static");
afterAll(dispose);

/** Writes a file and gives it as Gatsby lists it. */
const published = (route: string, file: string, content = file): PublishedFile => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
  return { path: route, file, immutable: false };
};

const describeOne = async (file: PublishedFile) => {
  const [found] = await staticFiles([file], folder);
  if (found === undefined) throw new Error("The file was left out");
  return found;
};

describe("what a build publishes", () => {
  it("is described with all that a server has to know", async () => {
    const content = "<p>Grüße</p>".repeat(200);
    const { encodings, hash, ...rest } = await describeOne(published("/about", "about/index.html", content));
    expect(rest).toEqual({
      path: "/about",
      file: "about/index.html",
      type: "text/html; charset=utf-8",
      immutable: false,
      status: 200,
      size: Buffer.byteLength(content),
    });
    expect(hash).toMatch(/^[\w-]{22}$/);
    expect(Object.keys(encodings).sort()).toEqual(["br", "gzip"]);
    expect(readdirSync(path.join(folder, "about")).sort()).toEqual(["index.html", "index.html.br", "index.html.gz"]);
  });

  it.each([
    ["a.js", "text/javascript; charset=utf-8"],
    ["a.css", "text/css; charset=utf-8"],
    ["a.json", "application/json; charset=utf-8"],
    ["a.svg", "image/svg+xml"],
    ["a.webp", "image/webp"],
    ["a.avif", "image/avif"],
    ["a.woff2", "font/woff2"],
    ["a.mp4", "video/mp4"],
    ["a.xml", "application/xml"],
    ["a.md", "text/markdown; charset=utf-8"],
    ["rss.xml", "application/rss+xml; charset=utf-8"],
    ["atom.xml", "application/atom+xml; charset=utf-8"],
    ["feed.json", "application/feed+json"],
    ["blog/rss.xml", "application/xml"],
    ["a.txt", "text/plain; charset=utf-8"],
    ["manifest.webmanifest", "application/manifest+json; charset=utf-8"],
    ["robots.txt", "text/plain; charset=utf-8"],
    ["a.unknown-kind", "application/octet-stream"],
    ["no-kind", "application/octet-stream"],
  ])("has the type of its name, whatever it holds: %s", async (file, type) => {
    expect((await describeOne(published(`/${file}`, file, "<script>"))).type).toBe(type);
  });

  it("has a hash that changes with its content and with nothing else", async () => {
    const { hash } = await describeOne(published("/one", "one.txt", "a"));
    expect((await describeOne(published("/two", "two.html", "a"))).hash).toBe(hash);
    expect((await describeOne(published("/one", "one.txt", "b"))).hash).not.toBe(hash);
  });

  it.each([
    ["/404", 404],
    ["/404.html", 404],
    ["/blog/404", 404],
    ["/404s", 200],
    ["/services/404", 200],
    ["/about", 200],
  ])("says whether it is there: %s", async (route, status) => {
    expect((await describeOne(published(route, "page.html"))).status).toBe(status);
  });

  it("keeps what Gatsby knows of its name", async () => {
    const file = published("/app-0a1b.js", "app-0a1b.js");
    expect((await describeOne({ ...file, immutable: true })).immutable).toBe(true);
  });

  it("does not hold the siblings that an earlier build compressed, but what only looks like one", async () => {
    const files = ["app.js", "app.js.br", "app.js.gz", "lone.gz", "lone.br", "archive.tar.gz"];
    const described = await staticFiles(
      files.map((file) => published(`/${file}`, file)),
      folder,
    );
    expect(described.map(({ path: route }) => route)).toEqual(["/app.js", "/archive.tar.gz", "/lone.br", "/lone.gz"]);
  });

  it("comes in the order of the paths, however many files there are", async () => {
    const routes = Array.from({ length: 50 }, (_, index) => `/${(index * 37) % 50}`);
    const described = await staticFiles(
      routes.map((route) => published(route, `many${route}.txt`)),
      folder,
    );
    expect(described.map(({ path: route }) => route)).toEqual([...routes].sort());
  });

  it("has to be there", async () => {
    await expect(staticFiles([{ path: "/a", file: "nowhere.html", immutable: false }], folder)).rejects.toThrow(
      "nowhere.html",
    );
  });
});
