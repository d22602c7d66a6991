import { bodyLimit } from "../../../src/domain/hosting/limits";
import { type Echo, startEchoServer } from "../../support/echo-server";
import { describeWithNginx } from "../../support/nginx";
import type { Question } from "../../support/https-client";
import { type NginxSite, startNginxSite } from "../../support/nginx-site";

describeWithNginx("functions behind nginx", () => {
  let upstream: Awaited<ReturnType<typeof startEchoServer>>;
  let site: NginxSite;
  beforeAll(async () => {
    upstream = await startEchoServer({
      "x-frame-options": "DENY",
      "content-security-policy": "default-src 'none'",
      "cache-control": "private",
      "x-of-its-own": "kept",
      server: "upstream/1.0",
    });
    site = await startNginxSite({ upstreams: [upstream.port] });
  });
  afterAll(async () => {
    await site.close();
    await upstream.close();
  });

  let asked = 0;
  /** Asks from an address that has not asked before, so that no rate limit is met. */
  const ask = (path: string, question: Question = {}) => {
    asked += 1;
    return site.ask(path, { from: `127.0.1.${asked}`, ...question });
  };

  const echoOf = ({ content }: { content: Buffer }) => JSON.parse(content.toString()) as Echo;

  it.each(["GET", "POST", "PUT", "OPTIONS"])("get the request as it was: %s", async (method) => {
    const answer = await ask("/api/contact?a=%20&b", { method, ...(method === "POST" && { body: "hello" }) });
    expect(answer.status).toBe(200);
    const bodySize = method === "POST" ? 5 : 0;
    expect(echoOf(answer)).toMatchObject({ method, url: "/api/contact?a=%20&b", bodySize });
  });

  it("are told who asks, for which host, and that it was by HTTPS", async () => {
    const { headers } = echoOf(
      await ask("/api/contact", { from: "127.0.0.1", headers: { host: "tarang.example:8443" } }),
    );
    expect(headers).toMatchObject({
      host: "tarang.example:8443",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "https",
    });
  });

  it("see the visitor last among the addresses that a request claims", async () => {
    const claims = { "x-forwarded-for": "6.6.6.6", "x-forwarded-proto": "gopher" };
    const { headers } = echoOf(await ask("/api/contact", { headers: claims, from: "127.0.0.3" }));
    expect(headers).toMatchObject({ "x-forwarded-for": "6.6.6.6, 127.0.0.3", "x-forwarded-proto": "https" });
  });

  it("answer with their own headers and with the site's, each once", async () => {
    const { all } = await ask("/api/contact");
    const { "content-security-policy": _policy, ...shared } = site.manifest.headers;
    for (const [name, value] of Object.entries(shared)) expect([name, all[name]]).toEqual([name, [value]]);
    expect(all).toMatchObject({
      "content-security-policy": ["default-src 'none'"],
      "cache-control": ["private"],
      "x-of-its-own": ["kept"],
      server: ["nginx"],
    });
    expect(all["allow"]).toBeUndefined();
  });

  it("are asked over a few connections that are kept", async () => {
    const before = upstream.connections();
    for (let count = 0; count < 20; count += 1) await ask("/api/contact");
    expect(upstream.connections() - before).toBeLessThan(5);
  });

  it.each(["/api/contact/", "/api/Contact", "/api", "/api/other", "/api/contact/../contact/x"])(
    "are asked at their own addresses only: %s",
    async (path) => expect((await ask(path)).status).toBe(404),
  );

  it("get enquiries that were in memory only", async () => {
    await ask("/api/contact", { method: "POST", body: "x".repeat(100_000) });
    expect(site.output()).not.toContain("temporary file");
    await ask("/api/contact", { method: "POST", body: "x".repeat(bodyLimit) });
    expect(site.output()).toContain("temporary file");
  });

  it.each([
    [bodyLimit, 200],
    [bodyLimit + 1, 413],
    [5 * bodyLimit, 413],
  ])("get bodies up to the limit: %d bytes", async (size, status) => {
    const { status: answered, ...answer } = await ask("/api/contact", { method: "POST", body: "x".repeat(size) });
    expect(answered).toBe(status);
    if (status === 200) expect(echoOf(answer).bodySize).toBe(size);
  });

  it("get no body that is too large when its length is not told", async () => {
    const headers = { "transfer-encoding": "chunked" };
    const question = { method: "POST", headers, body: "x".repeat(bodyLimit + 1) };
    expect((await ask("/api/contact", question)).status).toBe(413);
  });

  it("get headers up to the limit", async () => {
    const askWith = (size: number) => ask("/api/contact", { headers: { cookie: "x".repeat(size) } });
    expect((await askWith(14_000)).status).toBe(200);
    expect((await askWith(18_000)).status).toBe(400);
  });

  it.each(["/healthz", "/readyz"])("tell only this machine how they are: %s", async (path) => {
    expect(echoOf(await site.ask(path)).url).toBe(path);
    expect((await site.ask(path, { from: "127.0.0.2" })).status).toBe(403);
  });
});

describeWithNginx("functions of several instances", () => {
  it("are answered by those that are there", async () => {
    const [one, other] = [await startEchoServer({ "x-by": "one" }), await startEchoServer({ "x-by": "other" })];
    const site = await startNginxSite({ upstreams: [one.port, other.port] });
    const answers = async () => {
      const asked = Array.from({ length: 6 }, () => site.ask("/api/contact", { method: "POST", body: "hello" }));
      return (await Promise.all(asked)).map(({ status, headers }) => [status, headers["x-by"]]);
    };
    try {
      expect(await answers()).toEqual(
        expect.arrayContaining([
          [200, "one"],
          [200, "other"],
        ]),
      );
      await one.close();
      expect(await answers()).toEqual(Array(6).fill([200, "other"]));
    } finally {
      await site.close();
      await other.close();
    }
  });
});

describeWithNginx("functions whose server is away", () => {
  it("are said to be away at once, and answer as soon as it is back", async () => {
    const before = await startEchoServer();
    const site = await startNginxSite({ upstreams: [before.port] });
    try {
      expect((await site.ask("/api/contact")).status).toBe(200);
      await before.close();
      const begin = performance.now();
      for (let count = 0; count < 5; count += 1) expect((await site.ask("/api/contact")).status).toBe(502);
      expect(performance.now() - begin).toBeLessThan(2000);
      expect((await site.ask("/about")).status).toBe(200);
      const again = await startEchoServer({}, before.port);
      expect((await site.ask("/api/contact")).status).toBe(200);
      await again.close();
    } finally {
      await site.close();
    }
  });
});
