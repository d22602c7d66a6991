import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { AdaptContext } from "../../../src/hosting/adapter/adapt-context";
import { fallbackRules, functionRoutes, publishedFiles, redirectRules } from "../../../src/hosting/adapter/routes";
import { temporaryFolder } from "../../support/temporary-folder";

type Route = AdaptContext["routesManifest"][number];

const notFound = "/404.html";

const { folder, dispose } = temporaryFolder("routes");
const before = process.cwd();
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(before);
  dispose();
});

/** A file as Gatsby lists it, which is there unless it is said to be gone. */
const asset = (route: string, { file = route, cache = "", gone = false } = {}): Route => {
  const filePath = path.posix.join("public", file);
  mkdirSync(path.dirname(filePath), { recursive: true });
  if (!gone) writeFileSync(filePath, "");
  return {
    type: "static",
    path: route,
    filePath,
    headers: cache === "" ? [] : [{ key: "cache-control", value: cache }],
  };
};

const redirect = (from: string, toPath: string, status: 200 | 301 | 302 | 404): Route => ({
  type: "redirect",
  path: from,
  toPath,
  status,
  headers: [],
});

const forEver = "public, max-age=31536000, immutable";

describe("the files that are published", () => {
  it("are those that are still there, each once", () => {
    const files = publishedFiles([
      asset("/about", { file: "/about/index.html" }),
      asset("/about/index.html"),
      asset("/robots.txt"),
      asset("/app.js.map", { gone: true }),
      redirect("/a", "/b", 301),
      { type: "function", path: "/api/contact", functionId: "contact" },
    ]);
    expect(files).toEqual([
      { path: "/about", file: "about/index.html", immutable: false },
      { path: "/robots.txt", file: "robots.txt", immutable: false },
    ]);
  });

  it.each([
    ["/app-0a1b.js", forEver, true],
    ["/app-0a1b.js", "public, max-age=0, must-revalidate", false],
    ["/static/font-0a1b.woff2", "", true],
    ["/static/font-0a1b.woff2", "public, max-age=0, must-revalidate", true],
    ["/statics/logo.svg", "", false],
    ["/page-data/app-data.json", "", false],
  ])("may be kept for ever when their names change with them: %s %j", (route, cache, immutable) => {
    expect(publishedFiles([asset(route, { cache })])[0]?.immutable).toBe(immutable);
  });
});

describe("the rules", () => {
  const routes = [
    redirect("/old", "/new", 301),
    redirect("/for-now", "https://other.example/", 302),
    redirect("/blog/*", "/blog/404", 404),
    redirect("/rewritten", "/new", 200),
  ];
  const pages = [
    { path: "/blog/404", file: "blog/404/index.html", immutable: false },
    { path: notFound, file: "404.html", immutable: false },
  ];

  it("lead to other addresses, if they are redirects", () => {
    expect(redirectRules(routes)).toEqual([
      { from: "/old", to: "/new", status: 301 },
      { from: "/for-now", to: "https://other.example/", status: 302 },
    ]);
  });

  it("answer below a path, and everywhere else with the site's own page", () => {
    expect(fallbackRules(routes, pages)).toEqual([
      { below: "/blog/", file: "blog/404/index.html" },
      { below: "/", file: "404.html" },
    ]);
  });

  it.each([notFound, "/blog/404"])("need their page: %s", (missing) => {
    const others = pages.filter((page) => page.path !== missing);
    expect(() => fallbackRules(routes, others)).toThrow(`The build has no page ${missing}`);
  });
});

describe("the functions", () => {
  it("have the addresses that Gatsby gives them, which may be several", () => {
    const routes: Route[] = ["/api/contact", "/api/other"].map((route) => ({
      type: "function",
      path: route,
      functionId: "contact",
    }));
    expect(functionRoutes([...routes, asset("/api")])).toEqual([
      { path: "/api/contact", id: "contact" },
      { path: "/api/other", id: "contact" },
    ]);
  });
});
