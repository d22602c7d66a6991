import type { AnalyticsSettings } from "../../domain/content/analytics";

/** The service that receives hits. */
export interface Collector {
  provider: Exclude<AnalyticsSettings["provider"], "none">;
  /** `https://` and the host. */
  host: string;
  /** The site's name or id there. */
  site: string;
}

/** A page view, or an event on a page. */
interface Hit {
  url: string;
  title: string;
  referrer: string;
  event?: HitEvent;
}

export interface HitEvent {
  name: string;
  properties: Readonly<Record<string, string | number>>;
  /** Whether the browser measured it, so that it is no sign of interest. */
  isMeasured?: boolean;
}

/** https://plausible.io/docs/events-api. `text/plain` needs no preflight. */
const plausibleRequest = ({ host, site }: Collector, { url, referrer, event }: Hit) => ({
  url: `${host}/api/event`,
  type: "text/plain",
  body: JSON.stringify({
    name: event?.name ?? "pageview",
    url,
    domain: site,
    referrer: referrer || null,
    interactive: event?.isMeasured !== true,
    ...(event !== undefined && { props: event.properties }),
  }),
});

/** https://umami.is/docs/api/sending-stats */
const umamiRequest = ({ host, site }: Collector, { url, title, referrer, event }: Hit) => {
  const { hostname, pathname, search } = new URL(url);
  const payload = {
    website: site,
    hostname,
    url: pathname + search,
    referrer,
    title,
    language: navigator.language,
    screen: `${window.screen.width}x${window.screen.height}`,
    ...(event !== undefined && { name: event.name, data: event.properties }),
  };
  return { url: `${host}/api/send`, type: "application/json", body: JSON.stringify({ type: "event", payload }) };
};

/** https://developer.matomo.org/api-reference/tracking-api. Without a visitor id no cookie is set. */
const matomoRequest = ({ host, site }: Collector, { url, title, referrer, event }: Hit) => {
  const properties = Object.entries(event?.properties ?? {}).map(([name, value]) => `${name}: ${value}`);
  const parameters = {
    idsite: site,
    rec: "1",
    apiv: "1",
    send_image: "0",
    url,
    action_name: title,
    urlref: referrer,
    res: `${window.screen.width}x${window.screen.height}`,
    ...(event !== undefined && { ca: "1", e_c: event.name, e_a: properties.join(", ") || event.name }),
  };
  return {
    url: `${host}/matomo.php`,
    type: "application/x-www-form-urlencoded",
    body: String(new URLSearchParams(parameters)),
  };
};

const requests = { plausible: plausibleRequest, umami: umamiRequest, matomo: matomoRequest };

/** Sends a hit, even while the page unloads. Failed requests are ignored. */
export const sendHit = (collector: Collector, hit: Hit): void => {
  const { url, type, body } = requests[collector.provider](collector, hit);
  const options: RequestInit = { method: "POST", headers: { "content-type": type }, body };
  void fetch(url, { ...options, keepalive: true, credentials: "omit", referrerPolicy: "no-referrer" }).catch(
    () => undefined,
  );
};
