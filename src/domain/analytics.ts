import type { AnalyticsSettings } from "./content/analytics";
import { fillTemplate } from "./template-text";

/** Dispatched on `window` when an enquiry is accepted. */
export const enquirySentEvent = "enquiry-sent";

/** The `detail` of that event, without personal data. */
export interface SentEnquiry {
  form: string;
  service: string;
  /** The page's campaign, if any. */
  campaign?: string;
}

const names = { none: "", plausible: "Plausible", umami: "Umami", matomo: "Matomo" } as const;

/** Returns the origins for `connect-src`; none for a host that no browser can open. */
export const analyticsOrigins = ({ provider, host = "" }: { provider: string; host?: string }): string[] =>
  provider === "none" || !URL.canParse(host) ? [] : [new URL(host).origin];

/** Returns the legal pages' notice on analytics. */
export const analyticsNotice = ({ provider, host = "", notice }: AnalyticsSettings): string =>
  provider === "none"
    ? notice.off
    : fillTemplate(notice.on, { provider: names[provider], host: URL.canParse(host) ? new URL(host).host : host });
