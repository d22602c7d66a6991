import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ask, head } from "../../support/raw-request";
import { type SampleSite, startSampleSite } from "../../support/sample-site";
import { expectSecured } from "../../support/secured";

/** Larger than what is kept in memory, also when it is compressed. */
const large = 600_000;

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite({
    prepare: (manifest, publicFolder) => {
      const name = { path: "/large.json", file: "large.json", type: "application/json" };
      const described = { ...name, size: large, hash: "large", immutable: true, status: 200 as const };
      for (const suffix of ["", ".br", ".gz"]) writeFileSync(path.join(publicFolder, name.file + suffix), "");
      return {
        ...manifest,
        statics: [...manifest.statics, { ...described, encodings: { br: large, gzip: large } }],
      };
    },
  });
});
afterAll(() => site.close());

describe("a file that is lost after the build", () => {
  it.each([
    ["from memory", "/about", "about/index.html"],
    ["from disk", "/video/film.mp4", "video/film.mp4"],
    ["compressed, from disk", "/large.json", "large.json"],
  ])("is a failure of its own request, said in plain words: %s", async (_where, address, file) => {
    for (const suffix of ["", ".br", ".gz"]) rmSync(path.join(site.publicFolder, file + suffix), { force: true });
    for (const accepted of ["identity", "br", "gzip"]) {
      const answer = await ask(site.port, head("GET", address, `Accept-Encoding: ${accepted}`));
      expect([404, 500]).toContain(answer?.status);
      expect(answer?.body.toString()).toMatch(/^(?:Not Found|Internal Server Error)\n$/);
      expectSecured(answer?.headers ?? []);
      const names = answer?.headers.map(([name]) => name) ?? [];
      for (const name of ["etag", "content-encoding", "vary", "accept-ranges"]) expect(names).not.toContain(name);
      expect(answer?.headers).toContainEqual(["cache-control", "no-store"]);
    }
    expect((await site.ask("/services/seo")).status).toBe(200);
    expect(site.log.text()).not.toContain(site.publicFolder);
  });

  it("is still sent when it was asked for before", async () => {
    const { body } = await site.ask("/blog");
    rmSync(path.join(site.publicFolder, "blog/index.html"));
    expect((await site.ask("/blog")).body).toEqual(body);
  });

  it("is sent when it is there again", async () => {
    const place = path.join(site.publicFolder, "services/Domain/index.html");
    const content = site.content("services/Domain/index.html");
    rmSync(place);
    expect((await site.ask("/services/Domain")).status).toBe(500);
    writeFileSync(place, content);
    expect((await site.ask("/services/Domain")).body).toEqual(content);
  });
});
