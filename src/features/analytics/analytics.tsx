import { graphql, useStaticQuery } from "gatsby";
import { useEffect } from "react";
import type { Collector } from "./hits";

declare global {
  interface Navigator {
    /** https://privacycg.github.io/gpc-spec/ */
    globalPrivacyControl?: boolean;
  }
}

const refused = (): boolean => navigator.doNotTrack === "1" || navigator.globalPrivacyControl === true;

/** Where to send to; undefined where nothing is to be counted, as on a copy of the site at another address. */
const useCollector = (): Collector | undefined => {
  const { analytics, siteSettings } = useStaticQuery<Queries.AnalyticsQuery>(graphql`
    query Analytics {
      analytics {
        provider
        host
        site
      }
      siteSettings {
        url
      }
    }
  `);
  const { provider, host, site } = analytics ?? {};
  if (!provider || provider === "none" || !host || !site) return undefined;
  return typeof window === "undefined" || window.location.origin !== siteSettings?.url || refused()
    ? undefined
    : { provider: provider as Collector["provider"], host, site };
};

/**
 * Counts each page that is shown, and what visitors do on it, once scripts run.
 *
 * @param page the path and query of the page shown
 */
export const Analytics = ({ page }: { page: string }) => {
  const collector = useCollector();
  const { provider, host, site } = collector ?? {};
  useEffect(() => {
    if (!provider || !host || !site) return;
    // Whoever blocks this, or has lost the connection, is not counted.
    void import(/* webpackChunkName: "analytics" */ "./count-visits").then(
      ({ countPage }) => countPage({ provider, host, site }),
      () => undefined,
    );
  }, [provider, host, site, page]);
  return null;
};
