import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
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
  it("are written anew when their pages, or what makes them, change", async () => {
    build("/about", "<h1>About</h1>");
    const known = await twins(["/about"]);
    expect(await isWritten("about.md", () => twins(["/about"], known, "2"))).toBe(true);
    build("/about", "<h1>About us</h1>");
    expect(await isWritten("about.md", () => twins(["/about"], known))).toBe(true);
    expect(read("about.md")).toMatch(/^# About us\n/);
  });
});
