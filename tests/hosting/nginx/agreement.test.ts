import fc from "fast-check";
import { defaultLimits } from "../../../src/hosting/server/limits";
import { createSiteServer } from "../../../src/hosting/server/site-server";
import { type Answer, askByHttp, type Question } from "../../support/https-client";
import { describeWithNginx } from "../../support/nginx";
import { type NginxSite, startNginxSite } from "../../support/nginx-site";
import { joinPromiseRealms } from "../../support/one-promise-realm";
import { memoryLog } from "../../unit/server/support/memory-log";

joinPromiseRealms();

/** What addresses are put together from: parts of those that there are, and what may stand around them. */
const parts = [
  ...["/", "//", "/index.html", "/404", ".html", "?a=1&b=%20", "?x", "%2f", "%20", "%23", "$", "x", ".x"],
  ...["/about", "/About", "/blog", "/first-post", "/services", "/Services", "/Domain", "/domain", "/seo", "/Seo"],
  ...["/contact", "/CONTACT", "/Offer", "/offer", "/app-0a1b2c3d.js", "/video/film.mp4", ".gz", "/.well-known"],
  ...["/admin", "/editor.js", "istration"],
  ...["/rss.xml", "/feed.json", "/sitemap.xml", "/RSS.xml", ".md"],
];

const addresses = fc
  .array(fc.constantFrom(...parts), { maxLength: 5 })
  .map((chosen) => `/${chosen.join("")}`.replace(/^\/\//, "/"));

/** What a visitor notices of an answer. The words of refusals and redirects are each server's own. */
const noticed = ({ status = 0, headers, content }: Answer, shared: readonly string[]) => {
  const names = ["location", "cache-control", "allow", "x-robots-tag", ...shared];
  const ofContent = ["content-type", "content-encoding", "content-length", "content-range"];
  const hasContent = [200, 206, 404].includes(status);
  return {
    status,
    vary: headers.vary?.toLowerCase(),
    headers: Object.fromEntries((hasContent ? [...names, ...ofContent] : names).map((name) => [name, headers[name]])),
    content: hasContent ? content.toString().slice(0, 30) : undefined,
  };
};

describeWithNginx("nginx and the Node server", () => {
  let nginx: NginxSite;
  let node: ReturnType<typeof createSiteServer>;
  let port: number;
  beforeAll(async () => {
    nginx = await startNginxSite();
    const { manifest, publicFolder } = nginx;
    const limits = { ...defaultLimits, graceTime: 0 };
    const { logger } = memoryLog();
    node = createSiteServer({ manifest, publicFolder, functions: new Map(), lifecycle: undefined, limits, logger });
    port = await node.listen(0, "127.0.0.1");
  });
  afterAll(async () => {
    await node.stop();
    await nginx.close();
  });

  const bothNotice = async (address: string, question?: Question) => {
    const shared = Object.keys(nginx.manifest.headers);
    const [one, other] = [await nginx.ask(address, question), await askByHttp(port, address, question)];
    return [noticed(one, shared), noticed(other, shared)];
  };

  it("answer alike, whatever the address", async () => {
    await fc.assert(
      fc.asyncProperty(addresses, async (address) => {
        const [one, other] = await bothNotice(address);
        expect(one).toEqual(other);
      }),
      { numRuns: 500 },
    );
  });

  it.each<[string, Question]>([
    ["/about", { method: "HEAD" }],
    ["/about", { method: "POST" }],
    ["/about/", { method: "POST" }],
    ["/contact", { method: "PUT" }],
    ["/nowhere", { method: "DELETE" }],
    ["/nowhere", { method: "HEAD" }],
    ["/about", { headers: { "accept-encoding": "gzip" } }],
    ["/about", { headers: { "accept-encoding": "gzip;q=0, identity" } }],
    ["/blog/nothing", { headers: { "accept-encoding": "gzip" } }],
    ["/video/film.mp4", { headers: { "accept-encoding": "gzip, br" } }],
    ["/video/film.mp4", { headers: { range: "bytes=5-9" } }],
    ["/video/film.mp4", { headers: { range: "bytes=-9" } }],
  ])("answer alike: %s with %j", async (address, question) => {
    const [one, other] = await bothNotice(address, question);
    expect(one).toEqual(other);
  });
});
