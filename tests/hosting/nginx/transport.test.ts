import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import path from "node:path";
import { text } from "node:stream/consumers";
import { connect as connectTls, type SecureVersion } from "node:tls";
import { startEchoServer } from "../../support/echo-server";
import { askByHttp } from "../../support/https-client";
import { describeWithNginx } from "../../support/nginx";
import { type NginxSite, serverName, startNginxSite } from "../../support/nginx-site";

describeWithNginx("how nginx is spoken with", () => {
  let upstream: Awaited<ReturnType<typeof startEchoServer>>;
  let site: NginxSite;
  beforeAll(async () => {
    upstream = await startEchoServer();
    site = await startNginxSite({ upstreams: [upstream.port] });
  });
  afterAll(async () => {
    await site.close();
    await upstream.close();
  });

  const askPlainly = (address: string) => askByHttp(site.http, address, { headers: { host: "evil.example" } });

  it.each(["/", "/about?a=%20&b", "/nowhere/", "//evil.example/", "/api/contact"])(
    "HTTP leads to the same address by HTTPS, whatever host was asked for: %s",
    async (address) => {
      const { status, headers } = await askPlainly(address);
      expect([status, headers.location]).toEqual([301, `https://${serverName}:${site.https}${address}`]);
    },
  );

  it("HTTP has the headers, but for the one that only HTTPS may send", async () => {
    const { "strict-transport-security": insist, ...others } = site.manifest.headers;
    const { headers } = await askPlainly("/");
    expect(insist).toBeDefined();
    expect(headers).toMatchObject(others);
    expect([headers["strict-transport-security"], headers["server"]]).toEqual([undefined, "nginx"]);
  });

  it("HTTP answers a certificate authority", async () => {
    const folder = path.join(site.folder, "challenges/.well-known/acme-challenge");
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "token"), "proof");
    const { status, content } = await askPlainly("/.well-known/acme-challenge/token");
    expect([status, content.toString()]).toEqual([200, "proof"]);
  });

  const handshake = async (version: SecureVersion) => {
    const ciphers = "DEFAULT@SECLEVEL=0";
    const socket = connectTls({
      host: "127.0.0.1",
      port: site.https,
      rejectUnauthorized: false,
      minVersion: version,
      maxVersion: version,
      ciphers,
    });
    try {
      await once(socket, "secureConnect");
      return socket.getProtocol();
    } catch (error) {
      return (error as NodeJS.ErrnoException).code;
    } finally {
      socket.destroy();
    }
  };

  it.each([
    ["TLSv1.1", "ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION"],
    ["TLSv1.2", "TLSv1.2"],
    ["TLSv1.3", "TLSv1.3"],
  ] as const)("HTTPS by %s gives %s", async (version, outcome) => {
    expect(await handshake(version)).toBe(outcome);
  });

  it("HTTP/2 gives pages, and the host to functions", async () => {
    const session = connectHttp2(`https://127.0.0.1:${site.https}`, { rejectUnauthorized: false });
    const ask = async (address: string) => {
      const stream = session.request({ ":path": address, ":authority": serverName });
      const [headers] = (await once(stream, "response")) as [Record<string, unknown>];
      return { status: headers[":status"], headers, content: await text(stream) };
    };
    const page = await ask("/about");
    const echo = await ask("/api/contact");
    session.close();
    expect([session.alpnProtocol, page.status]).toEqual(["h2", 200]);
    expect(page.headers).toMatchObject(site.manifest.headers);
    expect(JSON.parse(echo.content)).toMatchObject({ headers: { host: serverName } });
  });

  it("nothing of this is worth a complaint in the log", () => {
    expect(site.output()).toBe("");
  });
});
