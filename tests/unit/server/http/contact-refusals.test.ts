import labels from "../../../fixture-site/content/settings/enquiry-form.json";
import { exchange, head } from "../../../support/raw-request";
import { contactServer } from "../support/contact-server";
import { ask, postForm, postJson } from "../support/http-client";
import { written } from "../support/submit-ports";

let server: Awaited<ReturnType<typeof contactServer>>;
beforeEach(async () => {
  server = await contactServer();
});
afterEach(() => server.close());

const json = { "content-type": "application/json" };
const isJsonMessage = (text: string) => expect(JSON.parse(text)).toEqual({ message: expect.any(String) as string });

it.each([
  ["with another method", 405, { method: "GET" }],
  ["without a Content-Type", 415, { body: "{}" }],
  ["with malformed JSON", 400, { headers: json, body: "{" }],
  ["with a Content-Length over the limit", 413, { headers: { ...json, "content-length": "100001" }, body: "{" }],
])("rejects a request %s", async (_what, expected, request) => {
  const { status, text } = await ask(server.port, request);
  expect(status).toBe(expected);
  isJsonMessage(text);
  expect(server.submitted).toEqual([]);
});

/** If the connection closes while a client is still sending, it gets an error and never sees the response. */
it.each([
  ["another type", 415, head("POST", "/", "Content-Type: text/plain", "Content-Length: 9000") + " ".repeat(9000)],
  [
    "more than the limit",
    413,
    head("POST", "/", "Content-Type: application/json", "Content-Length: 100001") + " ".repeat(100_001),
  ],
  [
    "chunks that exceed the limit",
    413,
    head("POST", "/", "Content-Type: application/json", "Transfer-Encoding: chunked") +
      `186a0\r\n${" ".repeat(100_000)}\r\n1\r\n \r\n0\r\n\r\n`,
  ],
])("the connection stays open after rejecting a body of %s", async (_what, status, refused) => {
  const received = await exchange(server.port, refused + head("GET", "/", "Connection: close"));
  expect(received.match(/(?<=^HTTP\/1\.1 )\d+/gm)).toEqual([String(status), "405"]);
});

it("accepts a body at the limit, and the longest enquiry with each letter percent-encoded", async () => {
  const fill = 100_000 - JSON.stringify({ message: "" }).length;
  expect((await postJson(server.port, { message: "x".repeat(fill) })).status).toBe(200);
  const accept = "application/json";
  expect((await postForm(server.port, { ...written, message: "ক".repeat(5000) }, { accept })).status).toBe(200);
});

describe("the fields of a body", () => {
  const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, "x"]));

  it.each([
    ["form", (sent: Record<string, string>) => postForm(server.port, sent)],
    ["JSON", (sent: Record<string, string>) => postJson(server.port, sent)],
  ])("are limited to 50 in %s, whatever their names", async (_encoding, post) => {
    const { status, text } = await post(fields(51));
    expect([status, JSON.parse(text)]).toEqual([400, { message: "Send at most 50 fields." }]);
    expect(server.submitted).toEqual([]);
    await post({ ...fields(44), ...written });
    expect(server.submitted).toHaveLength(1);
  });

  it("must not be nested too deeply, but may contain brackets in text", async () => {
    const nested = await ask(server.port, { headers: json, body: "[".repeat(49_000) + "]".repeat(49_000) });
    expect([nested.status, JSON.parse(nested.text)]).toEqual([400, { message: "The JSON is nested too deeply." }]);
    expect((await postJson(server.port, { ...written, message: "[{".repeat(2500) })).status).toBe(200);
    expect(server.submitted).toHaveLength(1);
  });
});

describe("the origin of a POST", () => {
  it.each([
    ["same-origin", 200],
    ["none", 200],
    ["same-site", 403],
    ["cross-site", 403],
  ])("is checked by Sec-Fetch-Site: %s", async (site, status) => {
    expect((await postJson(server.port, written, { "sec-fetch-site": site })).status).toBe(status);
  });

  it("is checked by the Origin header when there is no Sec-Fetch-Site", async () => {
    const own = [`http://127.0.0.1:${server.port}`, "https://sample.example"];
    const foreign = ["https://evil.example", "null", "https://sample.example.evil.example", ""];
    for (const origin of own) expect((await postJson(server.port, written, { origin })).status).toBe(200);
    for (const origin of foreign) {
      const { status, text } = await postForm(server.port, written, { origin });
      expect(status).toBe(403);
      isJsonMessage(text);
    }
    expect(server.submitted).toHaveLength(own.length);
  });
});

const failing = () => Promise.reject(new Error("planted secret of the database"));
const throwing = () => {
  throw new TypeError("planted secret of the code");
};
it.each([
  ["submit rejects", { submit: failing }],
  ["the address cannot be read", { clientAddress: throwing }],
  ["the page cannot be read", { readPage: failing }],
])("an internal error returns 500 without its details: %s", async (_what, wanted) => {
  const broken = await contactServer(wanted);
  broken.state.submission = { outcome: "unavailable" };
  const { status, headers, text } = await postForm(broken.port, written);
  await broken.close();
  expect([status, JSON.parse(text)]).toEqual([500, { message: labels.failure }]);
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(broken.log.messages()).toEqual(["a request could not be answered"]);
  expect(broken.log.text()).not.toContain("planted");
  expect(broken.failures).toEqual([]);
});
