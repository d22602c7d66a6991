import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { themeScript } from "../../components/layout/theme-choice";
import { analyticsOrigins } from "../../domain/analytics";
import type { AnalyticsSettings } from "../../domain/content/analytics";
import type { PagePolicy } from "../../domain/hosting/security-headers";
import { deferredFontScript } from "../../theme/deferred-font";
import { bundleLoader } from "../deferred-hydration/bundle-loader";

/**
 * What the Content-Security-Policy allows besides the site's own files: inline scripts and the analytics origin. Reads
 * settings that the content check has accepted.
 */
export const pagePolicy = (): PagePolicy => ({
  scriptHashes: [themeScript, deferredFontScript, bundleLoader()]
    .map((script) => `sha256-${createHash("sha256").update(script).digest("base64")}`)
    .sort(),
  connect: analyticsOrigins(JSON.parse(readFileSync("content/settings/analytics.json", "utf8")) as AnalyticsSettings),
});
