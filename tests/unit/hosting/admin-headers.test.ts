import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { adminSecurityHeaders } from "../../../src/domain/hosting/admin-headers";
import { contentSecurityPolicy, securityHeaders } from "../../../src/domain/hosting/security-headers";
import { adminHeadersFile, writeAdminHeaders } from "../../../src/hosting/adapter/netlify-admin-headers";
import { leadsOn, publishedFiles, sitePages } from "../../../src/hosting/adapter/routes";
import { temporaryFolder } from "../../support/temporary-folder";

const origins = { connect: ["https://api.github.com"], pictures: ["https://avatars.githubusercontent.com"] };
const headers = adminSecurityHeaders(origins);

const directivesOf = (policy = ""): Record<string, string[]> =>
  Object.fromEntries(policy.split("; ").map((text) => [text.split(" ")[0], text.split(" ").slice(1)]));

describe("the policy of the editor", () => {
  const policy = directivesOf(headers["content-security-policy"]);

  it("lets it compile schemas, and no script stand in its page or come from elsewhere", () => {
    expect(policy["script-src"]).toEqual(["'self'", "'unsafe-eval'"]);
    expect(policy["default-src"]).toEqual(["'none'"]);
    expect(policy["base-uri"]).toEqual(["'none'"]);
  });

  it("names the host of the repository, for data and pictures alone", () => {
    expect(policy["connect-src"]).toEqual(["'self'", "data:", "blob:", "https://api.github.com"]);
    expect(policy["img-src"]).toEqual(["'self'", "data:", "blob:", "https://avatars.githubusercontent.com"]);
    const others = Object.entries(policy).filter(([name]) => !["connect-src", "img-src"].includes(name));
    expect(others.flatMap(([, sources]) => sources).filter((source) => source.includes("//"))).toEqual([]);
  });

  it("names no host while there is none", () => {
    const alone = adminSecurityHeaders({ connect: [], pictures: [] });
    expect(alone["content-security-policy"]).not.toContain("//");
  });

  it("is the only one with these allowances", () => {
    expect(contentSecurityPolicy(["sha256-a"])).not.toMatch(/unsafe-eval|blob:/);
  });
});

describe("the other headers of the editor", () => {
  it("keep search engines and caches off, and the window of the sign-in on", () => {
    const { "content-security-policy": _policy, ...rest } = securityHeaders();
    expect(headers).toMatchObject({
      ...rest,
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "x-frame-options": "SAMEORIGIN",
      "x-robots-tag": "noindex, nofollow",
      "cache-control": "no-cache",
    });
  });
});

describe("a build with an editor", () => {
  const { folder, dispose } = temporaryFolder("admin-build");
  const before = process.cwd();
  const route = (address: string) => ({
    type: "static" as const,
    path: address,
    filePath: `public${address}`,
    headers: [],
  });
  beforeAll(() => {
    process.chdir(folder);
    for (const file of ["admin/index.html", "admin/editor.js", "old/index.html", "about/index.html"]) {
      mkdirSync(path.dirname(path.join("public", file)), { recursive: true });
      writeFileSync(path.join("public", file), "");
    }
  });
  afterAll(() => {
    process.chdir(before);
    dispose();
  });

  it("publishes it at /admin, although Gatsby knows no such page", () => {
    const routes = [route("/admin/index.html"), route("/admin/editor.js"), route("/old/index.html")];
    expect(publishedFiles(routes).map(({ path: address, file }) => [address, file])).toEqual([
      ["/admin", "admin/index.html"],
      ["/admin/editor.js", "admin/editor.js"],
    ]);
    expect(routes.filter(leadsOn).map((one) => one.path)).toEqual(["/old/index.html"]);
  });

  it("takes no script of its page into everybody's policy, and none of a part that pages were put together from", () => {
    const files = [
      { path: "/_gatsby/slices/_gatsby-scripts-1", file: "_gatsby/slices/_gatsby-scripts-1.html", immutable: false },
      { path: "/about", file: "about/index.html", immutable: false },
      { path: "/admin", file: "admin/index.html", immutable: false },
      { path: "/admin/editor.js", file: "admin/editor.js", immutable: false },
    ];
    expect(sitePages(files)).toEqual(["public/about/index.html"]);
  });

  /** Runs the edge function as Netlify's edge does, which takes it for a module, before a file with everybody's headers. */
  const throughTheEdge = async (status: number) => {
    await writeAdminHeaders(headers);
    const program = `
      const { default: run, config } = await import(${JSON.stringify(pathToFileURL(path.resolve(adminHeadersFile)).href)});
      const file = new Response("page", { status: ${status}, headers: ${JSON.stringify(everybodys)} });
      const response = await run(new Request("https://www.agency.example/admin/"), { next: async () => file });
      console.log(JSON.stringify([config.path, Object.fromEntries(response.headers), await response.text()]));
    `;
    const printed = execFileSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
    return JSON.parse(printed) as [paths: string[], headers: Record<string, string>, text: string];
  };
  const everybodys = securityHeaders(["sha256-a"]);

  it("gives it its own headers on Netlify, instead of everybody's", async () => {
    const [paths, sent, text] = await throughTheEdge(200);
    expect([paths, text]).toEqual([["/admin", "/admin/*"], "page"]);
    expect(sent).toMatchObject(headers);
  });

  it("leaves everybody's to what is not there", async () => {
    const [, sent] = await throughTheEdge(404);
    expect(sent).toMatchObject(everybodys);
  });
});
