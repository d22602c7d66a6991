import { exchange, head, keptHead } from "../../support/raw-request";
import { type SampleSite, startSampleSite } from "../../support/sample-site";

const called: string[] = [];

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite({
    functions: {
      "/api/enquiry": async (request, response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        called.push(Buffer.concat(chunks).toString());
        response.end();
      },
    },
  });
});
beforeEach(() => (called.length = 0));
afterAll(() => site.close());

/** A request that hides in another one's body. Its answer would say that it got out. */
const hidden = "GET /services/seo HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n";

/** The statuses of all answers on one connection, which a last request ends. */
const statuses = async (bytes: string): Promise<string[]> => {
  const received = (await exchange(site.port, bytes)).toString("latin1");
  expect(received).not.toContain("This is services/seo");
  return [...received.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status ?? "");
};

describe.each(["/api/enquiry", "/about"])("two readings of where a request to %s ends are not possible", (target) => {
  it.each([
    ["two lengths", ["Content-Length: 4", `Content-Length: ${hidden.length}`]],
    ["the same length twice", ["Content-Length: 4", "Content-Length: 4"]],
    ["lengths in a list", ["Content-Length: 4, 4"]],
    ["a length and chunks", ["Content-Length: 4", "Transfer-Encoding: chunked"]],
    ["chunks and a length", ["Transfer-Encoding: chunked", "Content-Length: 4"]],
    ["chunks that are something else at the end", ["Transfer-Encoding: chunked, identity"]],
    ["a length with a sign", ["Content-Length: +4"]],
    ["a length below nothing", ["Content-Length: -4"]],
    ["a length in other digits", ["Content-Length: 0x4"]],
    ["a length beyond numbers", [`Content-Length: ${"9".repeat(40)}`]],
    ["a name with a space", ["Content-Length : 4"]],
    ["a name with a space before it", [" Content-Length: 4"]],
    ["a header that goes on", ["X-Folded: a", "\tTransfer-Encoding: chunked", "Content-Length : 4"]],
    ["a bare CR", ["X-Bare: a\rContent-Length: 4"]],
    ["a bare LF", ["X-Bare: a\nContent-Length: 4"]],
    ["a null byte", ["X-Null: a\u0000b"]],
  ])("%s", async (_what, headers) => {
    expect(await statuses(keptHead("POST", target, ...headers) + hidden)).toEqual(["400"]);
    expect(called).toEqual([]);
  });

  it.each(["xchunked", "chunked, chunked", "identity", "gzip", "\u000bchunked", "chunked\u0000"])(
    "an encoding that is not just chunks: %j",
    async (encoding) => {
      const answered = await statuses(keptHead("POST", target, `Transfer-Encoding: ${encoding}`) + hidden);
      expect(answered.length).toBe(1);
      expect(["400", "405", "411"]).toContain(answered[0]);
      expect(called).toEqual([]);
    },
  );

  it.each([
    "5\r\nabcde\r\n0\r\n\r\n",
    "zz\r\n",
    "-1\r\n",
    "0x5\r\nabcde\r\n",
    "5;a=\nb\r\nabcde\r\n",
    "5\nabcde\n0\n\n",
  ])("chunks, good or bad: %j", async (chunks) => {
    const answered = await statuses(keptHead("POST", target, "Transfer-Encoding: chunked") + chunks + hidden);
    expect(answered).toEqual([target === "/about" ? "405" : "411"]);
    expect(called).toEqual([]);
  });
});

describe("a body", () => {
  it("is never taken for a request", async () => {
    const body = keptHead("POST", "/api/enquiry", `Content-Length: ${hidden.length}`) + hidden;
    expect(await statuses(body + head("GET", "/no-such-page"))).toEqual(["200", "404"]);
    expect(called).toEqual([hidden]);
  });

  it("is passed over when a page is asked for with one", async () => {
    const body = keptHead("GET", "/about", `Content-Length: ${hidden.length}`) + hidden;
    expect(await statuses(body + head("GET", "/no-such-page"))).toEqual(["200", "404"]);
  });

  it("in chunks is passed over too, and what is wrong with it ends the connection", async () => {
    const asked = keptHead("GET", "/about", "Transfer-Encoding: chunked");
    const good = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
    expect(await statuses(asked + good + head("GET", "/no-such-page"))).toEqual(["200", "404"]);
    expect((await statuses(asked + "zz\r\n" + hidden)).slice(0, 1)).toEqual(["200"]);
  });

  it("that a page refuses ends the connection, so that nothing after it counts", async () => {
    const refused = keptHead("POST", "/about", `Content-Length: ${hidden.length}`) + hidden;
    expect(await statuses(refused + hidden)).toEqual(["405"]);
  });
});

describe("several requests at once", () => {
  it("are answered in their order, however long each takes", async () => {
    const asked =
      keptHead("GET", "/video/film.mp4", "Range: bytes=0-0") + keptHead("GET", "/about") + keptHead("GET", "/contact");
    expect(await statuses(asked + keptHead("HEAD", "/about") + head("GET", "/no-such-page"))).toEqual([
      "206",
      "200",
      "301",
      "200",
      "404",
    ]);
  });
});
