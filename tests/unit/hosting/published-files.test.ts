import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { scriptsSlice } from "../../../src/gatsby/deferred-hydration/loader";
import { type AdaptContext, cleanOutput, publishedFiles, rulesOf } from "../../../src/hosting/adapter/routes";
import { testFolder } from "../../support/temporary-folder";

type Route = AdaptContext["routesManifest"][number];

const folder = testFolder("published");
const before = process.cwd();
beforeAll(() => process.chdir(folder));
afterAll(() => process.chdir(before));

const write = (file: string) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, file);
};

const gone = (route: string, file = route): Route => ({
  type: "static",
  path: route,
  filePath: `public${file}`,
  headers: [],
});
/** An existing file, as Gatsby lists it. */
const asset = (route: string, file = route): Route => {
  write(`public${file}`);
  return gone(route, file);
};
const rule = (from: string, toPath: string, status: 301 | 404): Route => ({
  type: "redirect",
  path: from,
  toPath,
  status,
  ignoreCase: false,
  headers: [],
});
const page = (route: string, file: string) => ({ path: route, file, immutable: false });

it("the published files are those that still exist, with the editor at /admin", () => {
  const routes = [asset("/about", "/about/index.html"), asset("/admin/index.html"), gone("/app.js.map")];
  const files = [page("/about", "about/index.html"), page("/admin", "admin/index.html")];
  expect(publishedFiles(routes)).toEqual(files);
});

it.each([
  ["/static/picture-0a1b.avif", true],
  ["/pagefind/fragment/en_0a1b.pf_fragment", true],
  ["/pagefind/index/en_0a1b.pf_index", true],
  ["/pagefind/pagefind.en_0a1b.pf_meta", true],
  ["/pagefind/pagefind.js", false],
  ["/pagefind/pagefind-entry.json", false],
  [scriptsSlice, false],
])("only a file with a hash in its name is immutable: %s %s", (route, immutable) =>
  expect(publishedFiles([asset(route)])).toMatchObject([{ immutable }]),
);

it.each([
  ["/services/seo#prix-été", "/services/seo#prix-%C3%A9t%C3%A9"],
  ["/services/seo#question-%E0%A4%95", "/services/seo#question-%E0%A4%95"],
])("a redirect's target is encoded for the Location header, once: %s", (toPath, to) =>
  expect(rulesOf([rule("/old", toPath, 301)]).redirects).toEqual([{ from: "/old", to, status: 301 }]),
);

it("the 404 page of a path is that of the longest prefix, else the site's", () => {
  expect(rulesOf([rule("/a/*", "/a/404", 404), rule("/a/b/*", "/b", 404)]).fallbacks).toEqual([
    { below: "/a/b/", file: "b/index.html" },
    { below: "/a/", file: "a/404/index.html" },
    { below: "/", file: "404.html" },
  ]);
});

it("cleaning the output keeps the files for visitors, and removes those that only the build needs", async () => {
  const ofStatic = "prices.csv.gz";
  const bundles = ["app.js", "app.js.br", "app.js.LICENSE.txt"];
  const kept = [...bundles, "map/index.html", "static/chunk-map.json", "site.map.svg", ofStatic];
  const unused = ["webpack.stats.json", "chunk-map.json", "pagefind/pagefind-ui.js"];
  const removed = ["app.js.map", "static/x.css.map", "blog/gone/index.html.br", ...unused];
  for (const file of [...kept, ...removed]) write(`output/${file}`);
  write(`static/${ofStatic}`);
  await cleanOutput("output");
  expect([...kept, ...removed].filter((file) => existsSync(`output/${file}`))).toEqual(kept);
});
