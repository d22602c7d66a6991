import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { listen } from "../unit/server/support/local-server";

/** A hit in any provider's format; a page view has no event. */
interface RecordedHit {
  url: string;
  site: string;
  /** Plausible gets none. */
  title?: string;
  event?: string;
  properties?: unknown;
}

type Json = Record<string, unknown>;

const readers: Record<string, (body: string) => RecordedHit> = {
  "/api/event": (body) => {
    const { url, domain, name, props } = JSON.parse(body) as Record<string, string>;
    return { url: String(url), site: String(domain), ...(name !== "pageview" && { event: name, properties: props }) };
  },
  "/api/send": (body) => {
    const { payload } = JSON.parse(body) as { payload: Json & { hostname: string; url: string } };
    const { website, url, title, name, data } = payload;
    return {
      url,
      site: String(website),
      title: String(title),
      ...(name !== undefined && { event: String(name), properties: data }),
    };
  },
  "/matomo.php": (body) => {
    const sent = new URLSearchParams(body);
    const event = sent.get("e_c");
    return {
      url: String(sent.get("url")),
      site: String(sent.get("idsite")),
      title: String(sent.get("action_name")),
      ...(event !== null && { event, properties: sent.get("e_a") }),
    };
  },
};

/** Starts a server that records hits, and their bodies, as Plausible, Umami and Matomo. */
export const startHitRecorder = async () => {
  const hits: RecordedHit[] = [];
  const bodies: string[] = [];
  const cookies: string[] = [];
  const { port, close } = await listen((request, response) => {
    void text(request).then((body) => {
      const read = readers[request.url ?? ""];
      if (request.method === "POST" && read !== undefined) {
        hits.push(read(body));
        bodies.push(body);
        cookies.push(request.headers.cookie ?? "");
      }
      const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "content-type" };
      response.writeHead(read === undefined ? 404 : 202, headers).end();
    });
  });
  return { host: `http://127.0.0.1:${port}`, hits, bodies, cookies, close };
};

/** Overrides the analytics settings of built pages, and the origin in their policy. */
export const countingAt = async (
  page: Page,
  settings: { provider: string; host: string; site: string },
  url: string,
) => {
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: Json };
    if (json.data["analytics"] !== undefined)
      json.data = { ...json.data, analytics: settings, siteSettings: { ...(json.data["siteSettings"] as Json), url } };
    await route.fulfill({ response, json });
  });
  await page.route(
    (address) => address.origin === url && !/\.\w+$/.test(address.pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const policy = response.headers()["content-security-policy"] ?? "";
      const headers = {
        ...response.headers(),
        "content-security-policy": policy.replace("connect-src 'self'", `connect-src 'self' ${settings.host}`),
      };
      await route.fulfill({ response, headers });
    },
  );
};
