import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
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

it("what an earlier build wrote and this one has not is removed, and nothing else", async () => {
  write("static/notes.md");
  const removed = ["blog/gone.md", "sitemap-1.xml"];
  const kept = ["about.md", "notes.md", "static/0123/paper.md", "sitemap.xml", "robots.txt", "about/index.html"];
  for (const file of [...removed, ...kept]) write(`public/${file}`);
  // A file with a key of IndexNow holds its own name.
  write("public/0123456789abcdef.txt", "0123456789abcdef");
  write("public/fedcba9876543210.txt", "fedcba9876543210");
  write("public/information.txt", "Something else");
  await removeStaleFiles(path.join(place.folder, "public"), new Set(["/about.md", "/fedcba9876543210.txt"]));
  const left = readdirSync(path.join(place.folder, "public"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(path.join(place.folder, "public"), path.join(parentPath, name)));
  expect(left.sort()).toEqual([...kept, "fedcba9876543210.txt", "information.txt"].sort());
});
