import { useEffect } from "react";
import { useSiteData } from "../../components/site/site-data";
import type { Collector } from "./hits";

declare global {
  interface Navigator {
    /** https://privacycg.github.io/gpc-spec/ */
    globalPrivacyControl?: boolean;
  }
}

/** Whether this visit is counted: on the site itself, not on a copy at another host, and unless the visitor objects. */
const isCounted = (siteUrl: string): boolean =>
  window.location.origin === siteUrl && navigator.doNotTrack !== "1" && navigator.globalPrivacyControl !== true;

/**
 * Counts page views and visitor events after hydration.
 *
 * @param page the path and query of the page shown
 */
export const Analytics = ({ page }: { page: string }) => {
  const { analytics, siteSettings } = useSiteData();
  const { provider, host, site } = analytics;
  useEffect(() => {
    if (provider === "none" || host === null || site === null || !isCounted(siteSettings.url)) return;
    const collector = { provider: provider as Collector["provider"], host, site };
    // If the chunk is blocked or fails to load, the visit is not counted.
    void import(/* webpackChunkName: "analytics" */ "./count-visits").then(
      ({ countPage }) => countPage(collector),
      () => undefined,
    );
  }, [provider, host, site, siteSettings.url, page]);
  return null;
};
