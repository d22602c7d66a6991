/**
 * The Content-Security-Policy of every page (https://www.w3.org/TR/CSP3/).
 * Styles may stand in a page, since each page carries just its own; scripts
 * only when their text is known.
 *
 * @param scriptHashes the `sha256-…` of each inline script that may run
 */
export const contentSecurityPolicy = (scriptHashes: readonly string[]): string =>
  [
    // What is fetched ahead for the next page falls under this alone in Firefox.
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** What the site never asks a browser for, so that nothing planted in a page can either. */
const unusedFeatures = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];

/** Two years, in seconds: what browsers' lists of HTTPS-only sites ask for. */
const strictTransport = "max-age=63072000";

/**
 * The headers of every answer, pages and files and functions alike. Names are
 * in small letters.
 */
export const securityHeaders = (scriptHashes: readonly string[] = []): Record<string, string> => ({
  "content-security-policy": contentSecurityPolicy(scriptHashes),
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": strictTransport,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
});
