import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import {
  adminHeadersFile,
  netlifyAdapter,
  requiredFiles,
  warnOfMissingDatabase,
  writeAdminHeaders,
} from "../../../src/hosting/adapter/netlify-adapter";
import type { AdaptContext } from "../../../src/hosting/adapter/routes";
import { testFolder } from "../../support/temporary-folder";

interface Lock {
  packages: Record<string, { dependencies?: Record<string, string> }>;
}

const mockRestore = jest.fn<boolean, []>();
jest.mock("gatsby-adapter-netlify", () => ({
  __esModule: true,
  default: () => ({ cache: { restore: () => mockRestore() } }),
}));

const folder = testFolder("netlify");
const project = process.cwd();
beforeAll(() => process.chdir(folder));
afterEach(() => jest.restoreAllMocks());
afterAll(() => process.chdir(project));

const file = (route: string, name: string, text = "") => {
  mkdirSync(path.dirname(`public${name}`), { recursive: true });
  writeFileSync(`public${name}`, text);
  return { type: "static" as const, path: route, filePath: `public${name}`, headers: [] };
};

it.each([
  [200, { "x-frame-options": "SAMEORIGIN" }],
  [304, { "x-frame-options": "SAMEORIGIN" }],
  [404, { "x-frame-options": "DENY" }],
])("the edge function sets the editor's headers, but not on a missing page: status %i", async (status, expected) => {
  await writeAdminHeaders({ "x-frame-options": "SAMEORIGIN" });
  const text = status === 304 ? null : "page";
  const program = `
    const { default: run, config } = await import(${JSON.stringify(pathToFileURL(path.resolve(adminHeadersFile)).href)});
    const file = new Response(${JSON.stringify(text)}, { status: ${status}, headers: { "x-frame-options": "DENY" } });
    const response = await run(new Request("https://www.example.com/admin/"), { next: async () => file });
    console.log(JSON.stringify([config.path, Object.fromEntries(response.headers), await response.text()]));`;
  const printed = execFileSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
  expect(JSON.parse(printed)).toEqual([["/admin", "/admin/*"], expect.objectContaining(expected), text ?? ""]);
});

it("a Netlify function includes the pages that it reads, and the pg driver with its dependencies", () => {
  const form = `<form action="/api/contact#enquiry">`;
  const files = requiredFiles([
    file("/", "/index.html", form),
    file("/lp/offer", "/lp/offer/index.html", form),
    file("/about", "/about/index.html"),
    file("/enquiry_received", "/enquiry_received/index.html"),
  ]);
  expect(files.filter((name) => name.endsWith(".html"))).toEqual(
    ["index", "lp/offer", "enquiry_received"].map((name) => `public/${name}.html`),
  );
  const { packages } = JSON.parse(readFileSync(path.join(project, "package-lock.json"), "utf8")) as Lock;
  const withDependencies = (name: string): string[] => [
    name,
    ...Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {}).flatMap(withDependencies),
  ];
  const patterns = files.map((pattern) => new RegExp(`^${pattern.replace("/**", "").replace("*", ".*")}$`));
  const missing = withDependencies("pg").filter((name) => !patterns.some((one) => one.test(`node_modules/${name}`)));
  expect(missing).toEqual([]);
});

it.each([
  ["file:.data/enquiries.db", 1],
  ["postgres://site:secret@db.example/site", 0],
])("a build for Netlify warns that no enquiry can be stored with DATABASE_URL=%s: %i times", (url, times) => {
  const warn = jest.fn();
  jest.replaceProperty(process, "env", { DATABASE_URL: url });
  warnOfMissingDatabase({ warn } as unknown as AdaptContext["reporter"]);
  expect(warn).toHaveBeenCalledTimes(times);
});

it("restoring the cache does not overwrite what Gatsby compiled for this build", async () => {
  const write = (text: string) => {
    rmSync(".cache", { recursive: true, force: true });
    mkdirSync(".cache/compiled", { recursive: true });
    writeFileSync(".cache/compiled/gatsby-node.js", text);
    return true;
  };
  write("new");
  mockRestore.mockImplementation(() => write("old"));
  const { cache } = netlifyAdapter(jest.fn());
  expect(await cache?.restore({} as Parameters<typeof cache.restore>[0])).toBe(true);
  expect(readFileSync(".cache/compiled/gatsby-node.js", "utf8")).toBe("new");
});
