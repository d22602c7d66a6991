import { type SampleSite, startSampleSite } from "../../support/sample-site";
import { expectSecured } from "../../support/secured";

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite();
});
afterAll(() => site.close());

/** One file that is kept in memory, one that is read from disk each time, and the page for what is missing. */
const addresses = ["/about", "/video/film.mp4"];

const tagOf = async (address: string, accepted = "identity"): Promise<string> =>
  (await site.ask(address, { headers: { "accept-encoding": accepted } })).headers.etag ?? "";

const askIf = async (address: string, tags: string, more: Record<string, string> = {}) =>
  site.ask(address, { headers: { "if-none-match": tags, ...more } });

describe.each(addresses)("a client that has %s", (address) => {
  it.each([
    ["its tag", (tag: string) => tag],
    ["its tag as a weak one", (tag: string) => `W/${tag}`],
    ["a list with its tag", (tag: string) => `"other", ${tag},W/"third"`],
    ["anything", () => "*"],
  ])("is told that it still does, when it names %s", async (_what, condition) => {
    const tag = await tagOf(address);
    const { status, headers, body } = await askIf(address, condition(tag));
    expect(status).toBe(304);
    expect(body).toHaveLength(0);
    expect(headers.etag).toBe(tag);
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(headers["content-type"]).toBeUndefined();
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers["content-length"]).toBeUndefined();
    expectSecured(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  });

  it("is told the same when it asks by HEAD", async () => {
    const { status } = await site.ask(address, {
      method: "HEAD",
      headers: { "if-none-match": await tagOf(address) },
    });
    expect(status).toBe(304);
  });

  it.each(['"other"', 'W/"other"', "other", "", ",", '"', "W/", '"*"', "**"])(
    "is sent it anew, when it names another one: %j",
    async (condition) => {
      const { status, body } = await askIf(address, condition);
      expect(status).toBe(200);
      expect(body.length).toBeGreaterThan(0);
    },
  );

  it("is sent it anew, when it insists", async () => {
    const { status } = await askIf(address, await tagOf(address), { "cache-control": "no-cache" });
    expect(status).toBe(200);
  });

  it("is sent it anew, when all it knows is a time", async () => {
    const { status } = await site.ask(address, { headers: { "if-modified-since": new Date().toUTCString() } });
    expect(status).toBe(200);
  });
});

describe("an encoding that a client has", () => {
  it("is not mistaken for another", async () => {
    for (const has of ["br", "gzip", "identity"]) {
      for (const takes of ["br", "gzip", "identity"]) {
        const { status, headers } = await askIf("/about", await tagOf("/about", has), { "accept-encoding": takes });
        expect(status).toBe(has === takes ? 304 : 200);
        expect(headers.vary).toBe("accept-encoding");
      }
    }
  });
});

describe("the page for what is missing", () => {
  it.each(["/no-such-page", "/404"])("is never said to be unchanged: %s", async (address) => {
    const { status, body } = await askIf(address, await tagOf(address));
    expect(status).toBe(404);
    expect(body.length).toBeGreaterThan(0);
    expect((await askIf(address, "*")).status).toBe(404);
  });
});

describe("a file's tag", () => {
  it("changes when the file does", async () => {
    const other = await startSampleSite();
    // The film is a random one each time; the pages are the same.
    expect((await other.ask("/video/film.mp4")).headers.etag).not.toBe(await tagOf("/video/film.mp4"));
    expect((await other.ask("/about")).headers.etag).toBe(await tagOf("/about"));
    await other.close();
  });
});
