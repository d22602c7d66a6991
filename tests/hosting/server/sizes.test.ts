import { ask, head, openRaw, parseAnswer } from "../../support/raw-request";
import { type SampleSite, startSampleSite } from "../../support/sample-site";

const headerSize = 4000;
const bodySize = 1000;
const called: number[] = [];

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite({
    functions: {
      "/api/enquiry": async (request, response) => {
        let size = 0;
        for await (const chunk of request) size += (chunk as Buffer).length;
        called.push(size);
        response.end();
      },
    },
    limits: { headerSize, bodySize },
  });
});
beforeEach(() => (called.length = 0));
afterAll(() => site.close());

const statusOf = async (bytes: string) => (await ask(site.port, bytes))?.status;

describe("a request's head", () => {
  it.each([
    ["in one header", head("GET", "/about", `X-Long: ${"a".repeat(headerSize)}`)],
    ["in many headers", head("GET", "/about", ...Array.from({ length: 500 }, (_, index) => `X-${index}: abcdef`))],
    ["in its address", head("GET", `/${"a".repeat(headerSize)}`)],
    ["in its query", head("GET", `/about?${"a".repeat(headerSize)}`)],
    ["in its method", "A".repeat(headerSize)],
    ["without an end", `GET /about HTTP/1.1\r\nHost: site.example\r\nX-Long: ${"a".repeat(headerSize)}`],
  ])("that is too long is refused, and the connection ends: %s", async (_where, bytes) => {
    const answer = await ask(site.port, bytes);
    expect([400, 431]).toContain(answer?.status);
    if (!bytes.startsWith("A")) expect(answer?.status).toBe(431);
    expect(answer?.headers).toContainEqual(["connection", "close"]);
  });

  it("may be just as long as it is allowed to be", async () => {
    const rest = head("GET", "/about", "X-Long: ").length;
    expect(await statusOf(head("GET", "/about", `X-Long: ${"a".repeat(headerSize - rest - 100)}`))).toBe(200);
  });
});

describe("a body to a function", () => {
  const post = (size: number, body = "a".repeat(size)) =>
    head("POST", "/api/enquiry", `Content-Length: ${size}`) + body;

  it("reaches it up to the limit", async () => {
    expect(await statusOf(post(bodySize))).toBe(200);
    expect(called).toEqual([bodySize]);
  });

  it.each([
    [413, "above the limit", post(bodySize + 1, "")],
    [413, "far above the limit", post(1e15, "")],
    [
      415,
      "in several parts",
      head("POST", "/api/enquiry", "Content-Type: Multipart/Form-Data; boundary=x", "Content-Length: 5"),
    ],
    [411, "without a length", head("POST", "/api/enquiry", "Transfer-Encoding: chunked")],
  ])("is refused with %i, before any of it came: %s", async (status, _what, bytes) => {
    const connection = await openRaw(site.port);
    connection.send(bytes);
    await connection.answered;
    expect(parseAnswer(connection.received())?.status).toBe(status);
    connection.destroy();
    expect(called).toEqual([]);
  });

  it("that is shorter than it says does not count", async () => {
    const connection = await openRaw(site.port);
    connection.socket.end(post(10, "abc"));
    await connection.closed;
    expect(parseAnswer(connection.received())?.status ?? 400).toBe(400);
    expect(called).toEqual([]);
  });
});
