import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writeTwins } from "../../../src/gatsby/crawlers/page-twins";
import { temporaryFolder } from "../../support/temporary-folder";

const siteUrl = "https://site.example";
let place: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  place = temporaryFolder("twins");
});
afterEach(() => place.dispose());

const build = (page: string, main: string, around = "") => {
  mkdirSync(path.join(place.folder, page), { recursive: true });
  writeFileSync(path.join(place.folder, page, "index.html"), `<html>${around}<body><main>${main}</main></body></html>`);
};
const twins = (paths: readonly string[], known = {}, version = "1") =>
  writeTwins(paths, known, { siteUrl, folder: place.folder, version });
const read = (name: string): string => readFileSync(path.join(place.folder, name), "utf8");
const longAgo = new Date("2020-01-01T00:00:00Z");
/** Whether a twin is written by what is done. */
const isWritten = async (name: string, act: () => Promise<unknown>): Promise<boolean> => {
  const file = path.join(place.folder, name);
  utimesSync(file, longAgo, longAgo);
  await act();
  return statSync(file).mtimeMs !== longAgo.getTime();
};

describe("the twins of pages", () => {
  it("stand beside the pages, and their pictures are remembered", async () => {
    build("/", "<h1>Home</h1>");
    build("/services/seo", '<h1>SEO</h1><img src="/a.jpg" alt="A">');
    const known = await twins(["/", "/services/seo"]);
    expect(read("index.md")).toBe("# Home\n\n---\n\nCanonical: <https://site.example/>\n");
    expect(read("services/seo.md")).toContain("![A](https://site.example/a.jpg)");
    expect(known["/services/seo"]?.pictures).toEqual(["https://site.example/a.jpg"]);
    expect(known["/"]?.pictures).toEqual([]);
  });

  it("are left alone while their pages show the same", async () => {
    build("/about", '<h1>About</h1><img src="/a.jpg">');
    const known = await twins(["/about"]);
    build("/about", '<h1>About</h1><img src="/a.jpg">', '<head><script src="/other.js"></script></head>');
    let again = {};
    expect(
      await isWritten("about.md", async () => {
        again = await twins(["/about"], known);
      }),
    ).toBe(false);
    expect(again).toEqual(known);
  });

  it("are written anew when their pages, or what makes them, change", async () => {
    build("/about", "<h1>About</h1>");
    const known = await twins(["/about"]);
    expect(await isWritten("about.md", () => twins(["/about"], known, "2"))).toBe(true);
    build("/about", "<h1>About us</h1>");
    expect(await isWritten("about.md", () => twins(["/about"], known))).toBe(true);
    expect(read("about.md")).toMatch(/^# About us\n/);
  });

  it("are written anew when somebody has removed them", async () => {
    build("/about", "<h1>About</h1>");
    const known = await twins(["/about"]);
    rmSync(path.join(place.folder, "about.md"));
    await twins(["/about"], known);
    expect(existsSync(path.join(place.folder, "about.md"))).toBe(true);
  });

  it("are remembered for pages that there are, and for no others", async () => {
    build("/about", "<h1>About</h1>");
    build("/blog", "<h1>Blog</h1>");
    const known = await twins(["/about", "/blog"]);
    expect(Object.keys(await twins(["/blog"], known))).toEqual(["/blog"]);
  });

  it("cannot be made of a page that was not built", async () => {
    await expect(twins(["/nowhere"])).rejects.toThrow("nowhere");
  });
});
