import words from "../../../../content/settings/enquiry-form.json";
import { contactHandler } from "../../../../src/server/http/contact";
import { contactServer } from "../support/contact-server";
import { ask, formType, postForm, postJson } from "../support/http-client";
import { listen } from "../support/local-server";
import { memoryLog } from "../support/memory-log";
import { page } from "../support/page";
import { written } from "../support/submit-ports";

let server: Awaited<ReturnType<typeof contactServer>>;
beforeEach(async () => {
  server = await contactServer();
});
afterEach(() => server.close());

const json = { "content-type": "application/json" };
const isJsonMessage = (text: string) => expect(JSON.parse(text)).toEqual({ message: expect.any(String) as string });

describe("a request that is none for this function", () => {
  it.each(["GET", "PUT", "DELETE", "PATCH", "OPTIONS"])("is refused when its method is %s", async (method) => {
    const { status, headers, text } = await ask(server.port, { method });
    expect([status, headers.allow]).toEqual([405, "POST"]);
    isJsonMessage(text);
  });

  it.each(["text/plain", "multipart/form-data; boundary=x", "application/jsonp", "constructor", "__proto__", ""])(
    "is refused when its type is %j",
    async (type) => {
      const { status, text } = await ask(server.port, { headers: { "content-type": type }, body: "{}" });
      expect(status).toBe(415);
      isJsonMessage(text);
    },
  );

  it("is refused when it has no type", async () => {
    expect((await ask(server.port, { body: "{}" })).status).toBe(415);
  });

  it.each(["", "{", "{'a':1}", "undefined", "[1,]", "\u0000", '{"a":1}{'])(
    "is refused as malformed: %j",
    async (body) => {
      const { status, text } = await ask(server.port, { headers: json, body });
      expect(status).toBe(400);
      isJsonMessage(text);
    },
  );

  it("is refused when it is not UTF-8 and therefore not JSON", async () => {
    expect((await ask(server.port, { headers: json, body: Uint8Array.of(0xff, 0xfe, 0x7b) })).status).toBe(400);
  });

  afterEach(() => expect(server.submitted).toEqual([]));
});

describe("a body that is too large", () => {
  it.each([100_001, 3_000_000])("is refused by the length it names: %d", async (length) => {
    const { status, text } = await ask(server.port, { headers: json, body: " ".repeat(length) });
    expect(status).toBe(413);
    isJsonMessage(text);
    expect(server.submitted).toEqual([]);
  });

  it("is refused before any of it has come", async () => {
    const { status } = await ask(server.port, { headers: { ...json, "content-length": "100001" }, body: [] });
    expect(status).toBe(413);
  });

  it.each([11, 300])("is refused while it comes in chunks: %d", async (count) => {
    const body = Array<string>(count).fill(" ".repeat(10_000));
    const { status, text } = await ask(server.port, { headers: json, body });
    expect(status).toBe(413);
    isJsonMessage(text);
    expect(server.submitted).toEqual([]);
  });

  it("is none at the limit, nor is the longest enquiry with each letter percent-encoded", async () => {
    const fill = 100_000 - JSON.stringify({ message: "" }).length;
    expect((await postJson(server.port, { message: "x".repeat(fill) })).status).toBe(200);
    const accept = "application/json";
    expect((await postForm(server.port, { ...written, message: "ক".repeat(5000) }, { accept })).status).toBe(200);
  });
});

describe("the fields of a body", () => {
  const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, "x"]));

  it.each([
    ["form", (sent: Record<string, string>) => postForm(server.port, sent)],
    ["JSON", (sent: Record<string, string>) => postJson(server.port, sent)],
  ])("are at most fifty in %s, whatever their names", async (_encoding, post) => {
    for (const count of [51, 5000]) {
      const { status, text } = await post(fields(count));
      expect([status, JSON.parse(text)]).toEqual([400, { message: "Send at most 50 fields." }]);
    }
    expect(server.submitted).toEqual([]);
    await post({ ...fields(44), ...written });
    expect(server.submitted).toHaveLength(1);
  });

  it("are not nested deeply, and may be full of brackets", async () => {
    const nested = await ask(server.port, { headers: json, body: "[".repeat(49_000) + "]".repeat(49_000) });
    expect([nested.status, JSON.parse(nested.text)]).toEqual([400, { message: "The JSON is nested too deeply." }]);
    expect((await postJson(server.port, { ...written, message: "[{".repeat(2500) })).status).toBe(200);
    expect(server.submitted).toHaveLength(1);
  });

  it("go no further under a name that is not known", async () => {
    const hostile = '"other":"x","__proto__":{"message":"planted"},"constructor":"x","toString":"x"';
    await ask(server.port, { headers: json, body: `{"firstName":"Asha",${hostile}}` });
    const body = "firstName=Asha&other=x&__proto__=x&constructor=x&toString=x";
    await ask(server.port, { headers: { "content-type": formType, accept: "application/json" }, body });
    expect(server.submitted.map(({ input }) => input)).toEqual([{ firstName: "Asha" }, { firstName: "Asha" }]);
    for (const { input } of server.submitted) expect(Object.getPrototypeOf(input)).toBe(Object.prototype);
  });
});

describe("where a post comes from", () => {
  it.each([
    ["same-origin", 200],
    ["none", 200],
    ["same-site", 403],
    ["cross-site", 403],
  ])("counts as the browser says: %s", async (site, status) => {
    expect((await postJson(server.port, written, { "sec-fetch-site": site })).status).toBe(status);
    expect(server.submitted).toHaveLength(status === 200 ? 1 : 0);
  });

  it("counts by the origin for a browser that does not say", async () => {
    const own = [`http://127.0.0.1:${server.port}`, "https://www.agency.example"];
    const foreign = ["https://evil.example", "null", "https://www.agency.example.evil.example", "http://127.0.0.1", ""];
    for (const origin of own) expect((await postJson(server.port, written, { origin })).status).toBe(200);
    for (const origin of foreign) {
      const { status, text } = await postForm(server.port, written, { origin });
      expect(status).toBe(403);
      isJsonMessage(text);
    }
    expect(server.submitted).toHaveLength(own.length);
  });

  it("is not asked of a program that is no browser", async () => {
    expect((await postJson(server.port, written)).status).toBe(200);
  });
});

describe("what goes wrong inside", () => {
  const failing = () => Promise.reject(new Error("planted secret of the database"));
  const throwing = () => {
    throw new TypeError("planted secret of the code");
  };
  it.each([
    ["submit rejects", { submit: failing }],
    ["submit throws", { submit: throwing }],
    ["the address cannot be read", { clientAddress: throwing }],
    ["the page cannot be read", { readPage: failing }],
  ])("is a plain answer without a trace of it: %s", async (_what, wanted) => {
    const broken = await contactServer(wanted);
    broken.state.submission = { outcome: "unavailable" };
    const { status, headers, text } = await postForm(broken.port, written);
    await broken.close();
    expect([status, JSON.parse(text)]).toEqual([500, { message: words.failure }]);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(broken.log.messages()).toEqual(["a request could not be answered"]);
    expect(broken.log.text()).not.toContain("planted");
    expect(broken.failures).toEqual([]);
  });

  it("is nothing to log when the host has answered meanwhile", async () => {
    const log = memoryLog();
    const handled: Promise<void>[] = [];
    const host = await listen((request, response) => {
      const handler = contactHandler({
        ...{ words, hosts: [], logger: log.logger, clientAddress: () => "203.0.113.7" },
        secret: () => Promise.resolve("a secret of the test"),
        readPage: () => Promise.resolve(page("contact")),
        submit: () => {
          response.writeHead(503).end("too late");
          return Promise.resolve({ outcome: "unavailable" });
        },
      });
      handled.push(handler(request, response));
    });
    for (const post of [postForm, postJson]) {
      expect(await post(host.port, written)).toMatchObject({ status: 503, text: "too late" });
    }
    await Promise.all(handled);
    await host.close();
    expect(log.text()).toBe("");
  });

  it("leaves the server answering when a client goes away within its body", async () => {
    const headers = { "content-type": formType, "content-length": "100" };
    const early = ask(server.port, { headers, body: "firstName=A" });
    await server.closeConnections();
    await expect(early).rejects.toMatchObject({ code: "ECONNRESET" });
    expect((await postJson(server.port, written)).status).toBe(200);
    expect(server.failures).toEqual([]);
    expect(server.submitted).toHaveLength(1);
  });
});
