import { type SampleSite, startSampleSite } from "../../support/sample-site";

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite();
});
afterAll(() => site.close());

const askRange = (address: string, range: string, more: Record<string, string> = {}) =>
  site.ask(address, { headers: { range, ...more } });

/** One that is kept in memory when it is sent whole, and one that never is. */
describe.each(["/about", "/video/film.mp4"])("a part of %s", (address) => {
  const whole = () => site.content(address === "/about" ? "about/index.html" : address);

  it.each([
    ["bytes=0-0", 0, 1],
    ["bytes=0-99", 0, 100],
    ["bytes=10-19", 10, 20],
    ["bytes=-5", -5, undefined],
    ["bytes=100-", 100, undefined],
    ["bytes=0-99999999", 0, undefined],
    ["bytes=5-9,6-12", 5, 13],
  ])("is sent: %s", async (range, from, to) => {
    const { status, headers, body } = await askRange(address, range);
    const part = whole().subarray(from, to);
    const first = from < 0 ? whole().length + from : from;
    expect(status).toBe(206);
    expect(headers["content-range"]).toBe(`bytes ${first}-${first + part.length - 1}/${whole().length}`);
    expect(headers["content-length"]).toBe(String(part.length));
    expect(body.equals(part)).toBe(true);
  });

  it.each(["bytes=99999999-", "bytes=99999999-99999999", "bytes=-0", "bytes=20-10"])(
    "that there is not is refused, with the length that there is: %s",
    async (range) => {
      const { status, headers, body } = await askRange(address, range);
      expect(status).toBe(416);
      expect(headers["content-range"]).toBe(`bytes */${whole().length}`);
      expect(headers["cache-control"]).toBe("no-store");
      expect(body.length).toBeLessThan(100);
    },
  );

  it.each(["bytes=0-1,10-11", "bytes=0-1,-1,5-", "lines=1-2", "bytes", "bytes 0-5", "0-5", ""])(
    "that cannot be sent as one part is the whole: %j",
    async (range) => {
      const { status, headers, body } = await askRange(address, range);
      expect(status).toBe(200);
      expect(headers["content-range"]).toBeUndefined();
      expect(body.equals(whole())).toBe(true);
    },
  );

  it.each(["bytes=", "bytes=-", "bytes=a-b", "bytes=-99999999", "bytes=1e3-", `bytes=${"0-1,".repeat(2000)}`])(
    "that no client asks for in earnest is refused or sent, but harms nothing: %j",
    async (range) => {
      const { status, body } = await askRange(address, range);
      expect([200, 206, 416]).toContain(status);
      expect(body.length).toBeLessThanOrEqual(whole().length);
    },
  );

  it("is of the file as it is, never of an encoding", async () => {
    const { status, headers, body } = await askRange(address, "bytes=0-9", { "accept-encoding": "br, gzip" });
    expect(status).toBe(206);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body.equals(whole().subarray(0, 10))).toBe(true);
  });

  it("is the whole when the client has a part of another version, or of an encoding", async () => {
    const { etag = "" } = (await site.ask(address)).headers;
    const ifRange = async (condition: string) =>
      (await askRange(address, "bytes=0-9", { "if-range": condition })).status;
    expect(await ifRange(etag)).toBe(206);
    expect(await ifRange('"other"')).toBe(200);
    expect(await ifRange(etag.replace(/"$/, '.br"'))).toBe(200);
    expect(await ifRange(new Date().toUTCString())).toBe(200);
  });

  it("is refused when the client asks for another version", async () => {
    const { status, headers, body } = await askRange(address, "bytes=0-9", { "if-match": '"other"' });
    expect(status).toBe(412);
    expect(headers["content-range"]).toBeUndefined();
    expect(body.toString()).toBe("Precondition Failed\n");
  });

  it("is sent whatever time the client names: there is none to compare it with", async () => {
    const { status } = await askRange(address, "bytes=0-9", { "if-unmodified-since": new Date(0).toUTCString() });
    expect(status).toBe(206);
  });

  it("is not sent again to a client that has the file", async () => {
    const { etag = "" } = (await site.ask(address)).headers;
    expect((await askRange(address, "bytes=0-9", { "if-none-match": etag })).status).toBe(304);
  });
});

describe("parts put together", () => {
  it("are the film", async () => {
    const film = site.content("video/film.mp4");
    const size = 100_000;
    const starts = Array.from({ length: Math.ceil(film.length / size) }, (_, index) => index * size);
    const parts = await Promise.all(
      starts.map((start) => askRange("/video/film.mp4", `bytes=${start}-${start + size - 1}`)),
    );
    expect(Buffer.concat(parts.map(({ body }) => body)).equals(film)).toBe(true);
  });
});

describe("the page for what is missing", () => {
  it("is sent whole, whatever part is asked for", async () => {
    const { status, body } = await askRange("/no-such-page", "bytes=0-9");
    expect(status).toBe(404);
    expect(body).toEqual(site.content("404.html"));
  });
});
