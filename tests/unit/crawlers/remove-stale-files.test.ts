import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { removeStaleFiles } from "../../../src/gatsby/crawlers/remove-stale-files";
import { temporaryFolder } from "../../support/temporary-folder";

const place = temporaryFolder("stale");
afterAll(() => place.dispose());

const write = (name: string, content = "x") => {
  const file = path.join(place.folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};
const isThere = (name: string): boolean => existsSync(path.join(place.folder, "public", name));

beforeAll(async () => {
  write("static/notes.md");
  const files = ["about.md", "blog/gone.md", "notes.md", "static/0123/paper.md", "sitemap-1.xml", "sitemap.xml"];
  for (const file of [...files, "about/index.html", "robots.txt", "llms.txt"]) write(`public/${file}`);
  write("public/0123456789abcdef.txt", "0123456789abcdef");
  write("public/fedcba9876543210.txt", "fedcba9876543210");
  write("public/information.txt", "Something else");
  await removeStaleFiles(path.join(place.folder, "public"), new Set(["/about.md", "/fedcba9876543210.txt"]));
});

it.each(["blog/gone.md", "sitemap-1.xml", "0123456789abcdef.txt"])("removes what is no more: %s", (name) => {
  expect(isThere(name)).toBe(false);
});

it.each(["about.md", "fedcba9876543210.txt"])("keeps what is written again: %s", (name) => {
  expect(isThere(name)).toBe(true);
});

it.each(["notes.md", "static/0123/paper.md", "sitemap.xml", "information.txt", "robots.txt", "llms.txt"])(
  "keeps what is not for it to remove: %s",
  (name) => {
    expect(isThere(name)).toBe(true);
  },
);
