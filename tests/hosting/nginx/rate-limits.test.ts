import { once } from "node:events";
import { truncateSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { get } from "node:https";
import path from "node:path";
import { startEchoServer } from "../../support/echo-server";
import { eventually } from "../../support/eventually";
import { describeWithNginx } from "../../support/nginx";
import { type NginxSite, startNginxSite } from "../../support/nginx-site";

describeWithNginx("what one address may take of nginx", () => {
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

  it("is 5 requests to functions a second, and 20 more at once", async () => {
    const from = "127.0.0.10";
    const answers = await Promise.all(Array.from({ length: 100 }, () => site.ask("/api/contact", { from })));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(100 - refused.length).toBeGreaterThanOrEqual(21);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers } of refused) {
      expect([status, headers["x-frame-options"], headers["cache-control"]]).toEqual([429, "DENY", "no-store"]);
    }
    expect((await site.ask("/about", { from })).status).toBe(200);
    expect((await site.ask("/api/contact", { from: "127.0.0.11" })).status).toBe(200);
  });

  it("is 200 answers at a time", async () => {
    const from = "127.0.0.12";
    const film = "/video/film.mp4";
    // More than the connection holds for a client that does not read.
    truncateSync(path.join(site.publicFolder, film), 50_000_000);
    const begin = async (): Promise<IncomingMessage> => {
      const sent = get({
        host: "127.0.0.1",
        port: site.https,
        path: film,
        localAddress: from,
        agent: false,
        rejectUnauthorized: false,
      });
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      return response;
    };
    const films = await Promise.all(Array.from({ length: 201 }, begin));
    const statuses = films.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(200);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await site.ask("/about", { from: "127.0.0.13" })).status).toBe(200);
    for (const response of films) response.on("error", () => undefined).destroy();
    await eventually("a page again", async () =>
      (await site.ask("/about", { from })).status === 200 ? true : undefined,
    );
  });
});
