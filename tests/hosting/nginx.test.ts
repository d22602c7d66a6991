import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent } from "node:https";
import path from "node:path";
import { writeNginxIncludes } from "../../src/hosting/adapter/nginx-includes";
import { freePort } from "../../tools/run/free-port.mjs";
import { eventually } from "../support/eventually";
import { askHttp, type HttpAnswer } from "../support/http-get";
import { hasNginx, startNginx } from "../support/nginx";
import { type SampleSite, startSampleSite } from "../support/sample-site";

(hasNginx ? describe : describe.skip)("nginx with deploy/nginx.conf", () => {
  let site: SampleSite;
  let port: number;
  let plainPort: number;
  let stop: () => Promise<void>;

  /** The shipped configuration with this machine's paths and ports, and without the optional module. */
  const configuration = async () => {
    const { folder } = site;
    const [certificate, key] = [path.join(folder, "certificate.pem"), path.join(folder, "key.pem")];
    const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=example.org"];
    execFileSync("openssl", [...request, "-keyout", key, "-out", certificate], { stdio: "pipe" });
    await writeNginxIncludes(site.manifest, path.join(folder, "dist/nginx"));
    return readFileSync("deploy/nginx.conf", "utf8")
      .replaceAll("/srv/agency-site/current", folder)
      .replace("/etc/letsencrypt/live/example.org/fullchain.pem", certificate)
      .replace("/etc/letsencrypt/live/example.org/privkey.pem", key)
      .replace("127.0.0.1:9000", `127.0.0.1:${site.port}`)
      .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
      .replace("listen 443 ", `listen 127.0.0.1:${port} `)
      .replaceAll(/^ *(?:listen \[::\]|brotli_static).*\n/gm, "");
  };

  const agent = new Agent({ rejectUnauthorized: false });
  const ask = (address: string, headers: Record<string, string> = {}) =>
    askHttp(port, address, { headers, agent, protocol: "https:" });

  beforeAll(async () => {
    site = await startSampleSite({
      handlers: {
        contact: ({ headers }, response) => {
          response.end(headers["x-forwarded-for"]);
          return Promise.resolve();
        },
      },
    });
    [port, plainPort] = [await freePort(), await freePort()];
    const stopNginx = startNginx(site.folder, await configuration());
    stop = () => stopNginx().finally(() => site.close());
    await eventually("an nginx that answers", () => ask("/about").catch(() => undefined));
  });
  afterAll(() => stop());

  /** What matters of a response to visitors and search engines. */
  const noticed = ({ status, headers, body }: HttpAnswer) => {
    const names = ["content-type", "content-encoding", "cache-control", "x-robots-tag"];
    const values = [...names, ...Object.keys(site.manifest.headers)].map((name) => [name, headers[name]]);
    return { status, values, vary: headers.vary?.toLowerCase(), body: body.toString("base64") };
  };

  it.each([
    ["/", { "accept-encoding": "gzip" }],
    ["/about", { "accept-encoding": "gzip" }],
    ["/admin", { "accept-encoding": "gzip" }],
    ["/administration", { "accept-encoding": "gzip" }],
    ["/rss.xml", { "accept-encoding": "gzip" }],
    ["/manifest.webmanifest", { "accept-encoding": "gzip" }],
    ["/.well-known/security.txt", { "accept-encoding": "gzip" }],
    ["/video/film.mp4", {}],
    ["/pagefind/fragment/en_0a1b.pf_fragment", {}],
    ["/missing", {}],
    ["/404.html", {}],
    ["/blog/missing", {}],
    ["/blog/404", {}],
    ["/about/index.html.br", {}],
    ["/%5Cevil.example/", {}],
    ["/healthz", {}],
  ])("responds like the Node server: %s with %j", async (address, headers) => {
    expect(noticed(await ask(address, headers))).toEqual(noticed(await site.ask(address, { headers })));
  });

  it.each([
    ["/about/", 301, "/about"],
    ["/index.html", 301, "/"],
    ["/old?a=b", 301, "/about?a=b"],
    ["/offer?a=1", 302, "/about?from=offer#prices"],
    ["/%22team%22?a=1", 301, "/about?a=1#our%20team"],
    ["/shop", 301, "https://shop.example/?plan=%241#%24host"],
  ])("redirects %s", async (address, status, location) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    expect(answer.headers).toMatchObject(site.manifest.headers);
    expect(answer.headers["cache-control"]).toMatch(/no-store|max-age=0/);
  });

  it("redirects HTTP to HTTPS", async () => {
    const { status, headers } = await askHttp(plainPort, "/about?a=1", { headers: { host: "example.org" } });
    expect([status, headers.location]).toEqual([301, "https://example.org/about?a=1"]);
  });

  it.each([
    ...["/app-0a1b2c3d4e5f6a7b8c9d.js", "/static/0a1b/photo.avif"],
    ...["/pagefind/index/en_0a1b.pf_index", "/pagefind/pagefind.en_0a1b.pf_meta"],
  ])("sends immutable caching for a file with a hash in its name: %s", async (address) => {
    const { headers } = await ask(address);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it.each([
    ["/manifest.webmanifest", "manifest.webmanifest"],
    ["/missing", "404.html"],
  ])("returns 503 at %s for a file that it cannot open, as the Node server does", async (url, name) => {
    const { status, headers } = await site.whileUnopenable(name, () => ask(url));
    expect([status, headers["cache-control"]]).toEqual([503, "no-store"]);
    expect(headers).toMatchObject(site.manifest.headers);
  });

  it("passes the client's own IP address to the Node server, not a spoofed one, and sends its headers once", async () => {
    const { body, headers } = await ask("/api/contact", { "x-forwarded-for": "203.0.113.9" });
    expect(body.toString()).toBe("203.0.113.9, 127.0.0.1");
    expect(headers).toMatchObject(site.manifest.headers);
  });

  it("sends the security headers with its own 413 and 429 responses", async () => {
    const enquiry = { method: "POST", body: "a".repeat(70_000), agent, protocol: "https:" };
    const tooLarge = await askHttp(port, "/api/contact", enquiry);
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask("/api/contact")));
    const refused = [tooLarge, ...answers].filter(({ status }) => status !== 200);
    expect([...new Set(refused.map(({ status }) => status))]).toEqual([413, 429]);
    for (const { headers } of refused) {
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers).toMatchObject(site.manifest.headers);
    }
  });
});
