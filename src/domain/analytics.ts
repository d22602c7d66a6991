import type { AnalyticsSettings } from "./content/analytics";
import { fillTemplate } from "./template-text";

/** The event that the window gets when an enquiry is accepted. */
export const enquirySentEvent = "enquiry-sent";

/** The detail of that event. It holds nothing personal. */
export interface SentEnquiry {
  form: string;
  service: string;
  /** Of the page, where it has one. */
  campaign?: string;
}

const names = { none: "", plausible: "Plausible", umami: "Umami", matomo: "Matomo" } as const;

/** The origins that pages may send to, for the Content-Security-Policy. Settings with errors, which the content check reports, have none. */
export const analyticsOrigins = ({ provider, host = "" }: { provider: string; host?: string }): string[] =>
  provider === "none" || !URL.canParse(host) ? [] : [new URL(host).origin];

/** What the legal pages say about counting visits. */
export const analyticsNotice = ({ provider, host = "", notice }: AnalyticsSettings): string =>
  provider === "none"
    ? notice.off
    : fillTemplate(notice.on, { provider: names[provider], host: URL.canParse(host) ? new URL(host).host : host });
