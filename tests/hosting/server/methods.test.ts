import { ask, exchange, head, parseAnswer } from "../../support/raw-request";
import { type SampleSite, startSampleSite } from "../../support/sample-site";

const called: string[] = [];

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite({
    functions: {
      "/api/enquiry": (request, response) => {
        called.push(request.method ?? "");
        response.end("called");
      },
    },
  });
});
afterAll(() => site.close());

const headerOf = (answer: Awaited<ReturnType<typeof ask>>, name: string) =>
  answer?.headers.find(([found]) => found === name)?.[1];

describe("a page", () => {
  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "PURGE"])(
    "is only read, not asked to %s",
    async (method) => {
      const answer = await ask(site.port, head(method, "/about", "X-Sent: echo"));
      expect(answer?.status).toBe(405);
      expect(headerOf(answer, "allow")).toBe("GET, HEAD");
      expect(headerOf(answer, "connection")).toBe("close");
      expect(answer?.body.toString()).toBe("Method Not Allowed\n");
    },
  );

  it.each(["get", "Get", "FOO", "GETT", "G ET", "", "GET\t", "\u00c9"])(
    "is not asked for by what is no method: %j",
    async (method) => {
      expect((await ask(site.port, head(method, "/about")))?.status).toBe(400);
    },
  );

  it("refuses another method also where there is nothing", async () => {
    expect((await ask(site.port, head("POST", "/no-such-page")))?.status).toBe(405);
  });
});

describe("a function", () => {
  it.each(["GET", "POST", "PUT", "DELETE", "OPTIONS"])("decides itself about %s", async (method) => {
    called.length = 0;
    const answer = await ask(site.port, head(method, "/api/enquiry", "Content-Length: 0"));
    expect(answer?.status).toBe(200);
    expect(called).toEqual([method]);
  });

  it.each(["/api/enquiry/", "/API/enquiry", "/api/enquiry/more", "/api", "/api/enquiry.js", "/functions/api/enquiry"])(
    "has one address only, which is not %s",
    async (target) => {
      called.length = 0;
      expect((await ask(site.port, head("GET", target)))?.status).toBe(404);
      expect(called).toEqual([]);
    },
  );
});

describe("what is no request to a page", () => {
  it("is refused: about the server as a whole", async () => {
    expect((await ask(site.port, head("OPTIONS", "*")))?.status).toBe(400);
  });

  it("is refused: to be led to another server", async () => {
    const received = await exchange(site.port, head("CONNECT", "127.0.0.1:22"));
    expect(received).toHaveLength(0);
  });

  it.each(["websocket", "h2c", "TLS/1.0"])("is answered in plain HTTP/1.1: to go on in %s", async (protocol) => {
    const upgrade = ["Upgrade: " + protocol, "HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA"];
    const lines = head("GET", "/about", ...upgrade).replace("Connection: close", "Connection: Upgrade, close");
    const answer = await ask(site.port, lines);
    expect(answer?.status).toBe(200);
    expect(headerOf(answer, "upgrade")).toBeUndefined();
  });

  it("is refused: HTTP/2 from the start", async () => {
    const received = await exchange(site.port, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
    expect(parseAnswer(received)?.status ?? 400).toBe(400);
  });

  it.each(["WHAT", "GET /about HTTP/1.1 and more", "GET /about HTTP/3.7", "\x16\x03\x01\x02"])(
    "is refused: %j",
    async (line) => {
      const answer = await ask(site.port, `${line}\r\nHost: site.example\r\n\r\n`);
      expect(answer?.status).toBe(400);
      expect(headerOf(answer, "connection")).toBe("close");
    },
  );
});

describe("old HTTP", () => {
  it("is answered in version 1.0 without a host, and the connection ends", async () => {
    const answer = await ask(site.port, "GET /about HTTP/1.0\r\n\r\n");
    expect(answer?.status).toBe(200);
    expect(answer?.body).toEqual(site.content("about/index.html"));
  });

  it("is answered in version 0.9 as well, and the connection ends", async () => {
    const answer = await ask(site.port, "GET /about\r\n\r\n");
    expect([200, 400]).toContain(answer?.status);
  });

  it("keeps a connection in version 1.0 for who asks for it", async () => {
    const kept = "GET /about HTTP/1.0\r\nConnection: keep-alive\r\n\r\n";
    const received = await exchange(site.port, `${kept}GET /no-such-page HTTP/1.0\r\n\r\n`);
    expect(received.toString().match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 404"]);
  });

  it("is refused in version 1.1 without a host", async () => {
    expect((await ask(site.port, "GET /about HTTP/1.1\r\n\r\n"))?.status).toBe(400);
  });
});
