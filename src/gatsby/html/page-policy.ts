import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { themeScript } from "../../components/layout/theme-choice";
import { analyticsOrigins } from "../../domain/analytics";
import type { PagePolicy } from "../../domain/hosting/security-headers";
import { deferredFontScript } from "../../theme/deferred-font";
import { bundleLoader } from "../deferred-hydration/bundle-loader";

/** The settings of analytics; none where they cannot be read. An import would stop the build before the content check tells. */
export const analyticsIn = (file: string): { provider: string; host?: string } => {
  try {
    return { provider: "none", ...(JSON.parse(readFileSync(file, "utf8")) as object) };
  } catch {
    return { provider: "none" };
  }
};

/** What the Content-Security-Policy allows beside the site's own files: its inline scripts, and where visits are counted. */
export const pagePolicy = (): PagePolicy => ({
  scriptHashes: [themeScript, deferredFontScript, bundleLoader()]
    .map((script) => `sha256-${createHash("sha256").update(script).digest("base64")}`)
    .sort(),
  connect: analyticsOrigins(analyticsIn("content/settings/analytics.json")),
});
