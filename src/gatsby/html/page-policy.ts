import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { themeScript } from "../../components/layout/theme-choice";
import { analyticsOrigins } from "../../domain/analytics";
import type { PagePolicy } from "../../domain/hosting/security-headers";
import { deferredFontScript } from "../../theme/deferred-font";
import { bundleLoader } from "../deferred-hydration/bundle-loader";

/** Reads the analytics settings; `none` if unreadable. An import would stop the build before the content check does. */
export const analyticsIn = (file: string): { provider: string; host?: string } => {
  try {
    return { provider: "none", ...(JSON.parse(readFileSync(file, "utf8")) as object) };
  } catch {
    return { provider: "none" };
  }
};

/** What the Content-Security-Policy allows besides the site's own files: inline scripts and the analytics origin. */
export const pagePolicy = (): PagePolicy => ({
  scriptHashes: [themeScript, deferredFontScript, bundleLoader()]
    .map((script) => `sha256-${createHash("sha256").update(script).digest("base64")}`)
    .sort(),
  connect: analyticsOrigins(analyticsIn("content/settings/analytics.json")),
});
