import { onCLS, onINP, onLCP, type Metric } from "web-vitals";
import { enquirySentEvent, type SentEnquiry } from "../../domain/analytics";
import { contactWayOf } from "../../domain/contact-links";
import { type Collector, type HitEvent, sendHit } from "./hits";

const shownPage = () => {
  const { title, referrer } = document;
  return { url: window.location.href.replace(/#.*$/, ""), title, referrer };
};

const send = (collector: Collector, event?: HitEvent, page = shownPage()): void =>
  sendHit(collector, { ...page, event });

/** Rounds milliseconds to integers; CLS is a ratio. */
const rounded = ({ name, value }: Metric): number =>
  name === "CLS" ? Math.round(value * 1000) / 1000 : Math.round(value);

/** Sends the Core Web Vitals (https://web.dev/articles/vitals) of the page that was loaded, once, when it is hidden. */
const sendVitals = (collector: Collector): void => {
  const loadedPage = shownPage();
  const properties: Record<string, number> = {};
  const keep = (metric: Metric) => {
    properties[metric.name] = rounded(metric);
  };
  for (const measure of [onLCP, onCLS, onINP]) measure(keep);
  // On `window`, so that the library's own listeners on `document` run first.
  const controller = new AbortController();
  const sendOnce = () => {
    if (document.visibilityState !== "hidden" || Object.keys(properties).length === 0) return;
    controller.abort();
    send(collector, { name: "Web Vitals", properties, isMeasured: true }, loadedPage);
  };
  addEventListener("visibilitychange", sendOnce, { signal: controller.signal });
};

const sendEvents = (collector: Collector): void => {
  addEventListener(enquirySentEvent, ({ detail }) => send(collector, { name: "Enquiry", properties: { ...detail } }));
  addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      const way = link === null ? undefined : contactWayOf(link.href);
      if (way !== undefined) send(collector, { name: "Contact", properties: { way } });
    },
    true,
  );
};

declare global {
  interface WindowEventMap {
    [enquirySentEvent]: CustomEvent<SentEnquiry>;
  }
}

let started = false;

/** Counts a page view; the first call also starts counting events. */
export const countPage = (collector: Collector): void => {
  if (!started) {
    started = true;
    sendEvents(collector);
    sendVitals(collector);
  }
  // React Helmet changes the title in the next frame.
  requestAnimationFrame(() => send(collector));
};
