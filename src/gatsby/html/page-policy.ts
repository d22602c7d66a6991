import { createHash } from "node:crypto";
import analytics from "../../../content/settings/analytics.json";
import { themeScript } from "../../components/layout/theme-choice";
import { analyticsOrigins } from "../../domain/analytics";
import type { PagePolicy } from "../../domain/hosting/security-headers";
import { lateFontScript } from "../../theme/late-font";
import { bundleLoader } from "../deferred-hydration/bundle-loader";

/** What the Content-Security-Policy allows beside the site's own files: its inline scripts, and where visits are counted. */
export const pagePolicy = (): PagePolicy => ({
  scriptHashes: [themeScript, lateFontScript, bundleLoader()]
    .map((script) => `sha256-${createHash("sha256").update(script).digest("base64")}`)
    .sort(),
  connect: analyticsOrigins(analytics),
});
