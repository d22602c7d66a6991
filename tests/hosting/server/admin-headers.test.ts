import { type SampleSite, startSampleSite } from "../../support/sample-site";

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite();
});
afterAll(() => site.close());

const own = () => site.manifest.folders[0]?.headers ?? {};

describe("the headers of the editor", () => {
  it.each<[what: string, path: string, headers: Record<string, string>, status: number]>([
    ["its page", "/admin", {}, 200],
    ["its page, compressed", "/admin", { "accept-encoding": "br" }, 200],
    ["its script", "/admin/editor.js", {}, 200],
    ["a part of its script", "/admin/editor.js", { range: "bytes=0-9" }, 206],
  ])("are its own: %s", async (_what, path, headers, status) => {
    const answer = await site.ask(path, { headers });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(own());
  });

  it("stay when it has not changed", async () => {
    const { headers } = await site.ask("/admin");
    const answer = await site.ask("/admin", { headers: { "if-none-match": headers.etag ?? "" } });
    expect(answer.status).toBe(304);
    expect(answer.headers).toMatchObject(own());
  });

  it.each([
    ["/", 200],
    ["/about", 200],
    ["/administration", 200],
    ["/admin/", 301],
    ["/Admin", 301],
    ["/admin/nothing", 404],
    ["/admin%00", 400],
  ])("are nobody else's: %s", async (path, status) => {
    const { headers, ...answer } = await site.ask(path);
    expect(answer.status).toBe(status);
    expect(headers).toMatchObject(site.manifest.headers);
    expect(headers["content-security-policy"]).not.toContain("unsafe-eval");
    expect(headers["x-robots-tag"]).toBeUndefined();
  });
});
