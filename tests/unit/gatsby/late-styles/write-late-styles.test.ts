import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { lateStylesMark } from "../../../../src/components/primitives/first-screen-end";
import { holdLateStyles } from "../../../../src/gatsby/late-styles/split-styles";
import { writeLateStyles } from "../../../../src/gatsby/late-styles/write-late-styles";

const root = mkdtempSync(path.join(tmpdir(), "late-styles-"));
const inPublic = (...names: string[]): string => path.join(root, "public", ...names);
afterAll(() => rmSync(root, { recursive: true }));

const body = `<h1>About</h1>${lateStylesMark}<footer>End</footer>`;
const write = (page: string, html: string): string => {
  mkdirSync(inPublic(page), { recursive: true });
  writeFileSync(inPublic(page, "index.html"), html);
  return inPublic(page, "index.html");
};
const state = {
  program: { directory: root },
  pages: new Map([["/"], ["/about"], ["/blog"], ["/404.html"]].map(([page]) => [page, {}])),
};
const build = () => writeLateStyles({ store: { getState: () => state } } as unknown as BuildArgs);
const linkIn = (file: string): string | undefined =>
  /<link rel="stylesheet" href="([^"]+)">/.exec(readFileSync(file, "utf8"))?.[1];

describe("the file of a page's late styles", () => {
  const home = write("", holdLateStyles(body, "@media (width < 64em){.a{color:red;}}"));
  const about = write("about", holdLateStyles(body, "@media (width < 64em){.a{color:red;}}"));
  const blog = write("blog", holdLateStyles(body, ".c{}"));
  writeFileSync(inPublic("404.html"), holdLateStyles(body, ""));
  beforeAll(build);

  it("is named where the first screen ends, and holds them", () => {
    const html = readFileSync(home, "utf8");
    expect(html).toMatch(/^<h1>About<\/h1><link [^>]+><script> <\/script><footer>End<\/footer>$/);
    expect(readFileSync(inPublic(linkIn(home) ?? ""), "utf8")).toBe("@media (width < 64em){.a{color:red;}}");
  });

  it("is the same for the same styles, another for others, and kept for ever by its place", () => {
    expect(linkIn(about)).toBe(linkIn(home));
    expect(linkIn(blog)).not.toBe(linkIn(home));
    expect(linkIn(home)).toMatch(/^\/static\/late-[0-9a-f]{12}\.css$/);
  });

  it("is not written for a page without late styles", () => {
    expect(readFileSync(inPublic("404.html"), "utf8")).toBe(body);
    expect(readdirSync(inPublic("static"))).toHaveLength(2);
  });

  it("leaves a page alone that an earlier build has written", async () => {
    const before = statSync(home).mtimeMs;
    await build();
    expect(statSync(home).mtimeMs).toBe(before);
  });
});
